// The whole library under one name.

@_exported public import CofreeFree
@_exported public import Comonads
@_exported public import ComponentHost
@_exported public import ComponentKit
@_exported public import FreeMonad
@_exported public import LedgerUpdate
@_exported public import MooreFree
@_exported public import ReplicaSync
@_exported public import StateGraphs
@_exported public import StoreState
@_exported public import TracedWriter
