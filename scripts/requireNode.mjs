// Read by any Node, however old: no newer syntax and no imports here. It must come first in each command.
var found = process.versions.node.split('.').map(Number);
if (found[0] < 20 || (found[0] === 20 && found[1] < 19)) {
  process.stderr.write('Dispatch needs Node 20.19 or newer; this is Node ' + process.versions.node + '.\n');
  process.exit(1);
}
