// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Names that SwiftUI has and SwiftUIHost does not need: a program that says one of them means its
// own, or the compiler takes the name for another one than on a Mac. They can do nothing.

#if !os(tvOS)
public struct Stepper<Label> {}
#endif
#if os(macOS)
public struct HSplitView<Content> {}
public struct VSplitView<Content> {}
#endif

public struct Canvas<Symbols> {}
public struct Gauge<Label, CurrentValueLabel> {}

public struct Alert {}
public struct Angle {}
public struct AnyGesture {}
public struct AnyLayout {}
public struct AnyShape {}
public struct AnyShapeStyle {}
public struct AnyTransition {}
public struct BlendMode {}
public struct ButtonRole {}
public struct Capsule {}
public struct Circle {}
public struct ColorScheme {}
public struct CommandGroup {}
public struct CommandMenu {}
public struct ContentMode {}
public struct ContentUnavailableView {}
public struct ControlSize {}
public struct DynamicTypeSize {}
public struct EditButton {}
public struct Ellipse {}
public struct EmptyModifier {}
public struct EmptyScene {}
public struct FillStyle {}
public struct FocusInteractions {}
public struct GeometryProxy {}
public struct GestureStateGesture {}
public struct Gradient {}
public struct GraphicsContext {}
public struct GridItem {}
public struct HorizontalEdge {}
public struct KeyboardShortcut {}
public struct LayoutDirection {}
public struct LayoutProperties {}
public struct LinearGradient {}
public struct LongPressGesture {}
public struct MagnifyGesture {}
public struct Material {}
public struct MoveCommandDirection {}
public struct Namespace {}
public struct NavigationBarItem {}
public struct NavigationPath {}
public struct OpacityTransition {}
public struct PasteButton {}
public struct Path {}
public struct PinnedScrollableViews {}
public struct PresentationMode {}
public struct RadialGradient {}
public struct RedactionReasons {}
public struct RenameButton {}
public struct RotateGesture {}
public struct RoundedRectangle {}
public struct SafeAreaRegions {}
public struct ScrollViewProxy {}
public struct SearchFieldPlacement {}
public struct Spacer {}
public struct Spring {}
public struct StrokeStyle {}
public struct SubmitLabel {}
public struct SwitchToggleStyle {}
public struct SymbolRenderingMode {}
public struct TitleOnlyLabelStyle {}
public struct ToolbarItemPlacement {}
public struct UnitCurve {}
public struct UserInterfaceSizeClass {}
public struct VerticalEdge {}
public struct Visibility {}

public struct AppStorage<Content> {}
public struct Bindable<Content> {}
public struct ControlGroup<Content> {}
public struct DocumentGroup<Content> {}
public struct EnvironmentObject<Content> {}
public struct FocusedValue<Content> {}
public struct Form<Content> {}
public struct GeometryReader<Content> {}
public struct GestureState<Content> {}
public struct GroupBox<Content> {}
public struct ImageRenderer<Content> {}
public struct KeyframeAnimator<Content> {}
public struct LazyHGrid<Content> {}
public struct LazyHStack<Content> {}
public struct LazyVGrid<Content> {}
public struct LazyVStack<Content> {}
public struct MenuBarExtra<Content> {}
public struct NavigationStack<Content> {}
public struct NavigationView<Content> {}
public struct ObservedObject<Content> {}
public struct PhaseAnimator<Content> {}
public struct SceneStorage<Content> {}
public struct ScrollViewReader<Content> {}
public struct Settings<Content> {}
public struct StateObject<Content> {}
public struct Tab<Content> {}
public struct TabView<Content> {}
public struct Table<Content> {}
public struct TableRow<Content> {}
public struct TimelineView<Content> {}
public struct ViewThatFits<Content> {}
public struct Window<Content> {}

public struct Anchor<Label, Content> {}
public struct ColorPicker<Label, Content> {}
public struct DatePicker<Label, Content> {}
public struct DisclosureGroup<Label, Content> {}
public struct Label<Label, Content> {}
public struct LabeledContent<Label, Content> {}
public struct List<Label, Content> {}
public struct Menu<Label, Content> {}
public struct MultiDatePicker<Label, Content> {}
public struct NavigationLink<Label, Content> {}
public struct OutlineGroup<Label, Content> {}
public struct ShareLink<Label, Content> {}
public struct TableColumn<Label, Content> {}
public struct ToolbarItem<Label, Content> {}
public struct ToolbarItemGroup<Label, Content> {}

public struct NavigationSplitView<Parent, Content, Footer> {}
public struct Section<Parent, Content, Footer> {}

public protocol AnimatableModifier {}
public protocol ButtonStyle {}
public protocol Commands {}
public protocol CustomAnimation {}
public protocol DatePickerStyle {}
public protocol DropDelegate {}
public protocol DynamicViewContent {}
public protocol EnvironmentKey {}
public protocol GaugeStyle {}
public protocol GeometryEffect {}
public protocol GroupBoxStyle {}
public protocol InsettableShape {}
public protocol Keyframes {}
public protocol LabelStyle {}
public protocol LayoutValueKey {}
public protocol ListStyle {}
public protocol MenuStyle {}
public protocol PickerStyle {}
public protocol PreferenceKey {}
public protocol PreviewProvider {}
public protocol ProgressViewStyle {}
public protocol TabViewStyle {}
public protocol TextSelectability {}
public protocol TimelineSchedule {}
public protocol ToggleStyle {}
public protocol ToolbarContent {}
public protocol TransactionKey {}
public protocol Transition {}
public protocol VectorArithmetic {}
public protocol VisualEffect {}

// Those of Combine, which SwiftUI brings.

public struct AnyCancellable<Output> {}
public struct AnyPublisher<Output> {}
public struct Deferred<Output> {}
public struct Empty<Output> {}
public struct Fail<Output> {}
public struct Future<Output> {}
public struct Just<Output> {}
public struct Published<Output> {}
public struct Publishers<Output> {}
public struct Record<Output> {}
public struct Subscribers<Output> {}
public struct Subscriptions<Output> {}

public protocol Cancellable {}
public protocol ConnectablePublisher {}
public protocol ObservableObject {}
public protocol Publisher {}
public protocol Scheduler {}
public protocol Subject {}
public protocol Subscriber {}
public protocol Subscription {}
public protocol TopLevelDecoder {}
public protocol TopLevelEncoder {}
