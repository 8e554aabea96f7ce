#ifndef COMONADLAB_CPERMISSIONS_H
#define COMONADLAB_CPERMISSIONS_H

/// Gives an open file the access control list of another file, or no list.
///
/// - Parameters:
///   - model: The path of the other file.
///   - file: The descriptor of the open file.
///   - may_copy: Zero to leave the open file without a list.
/// - Returns: Zero if the lists of both files are now equal, and -1 if they may differ.
int permissions_copy_list(const char *model, int file, int may_copy);

#endif
