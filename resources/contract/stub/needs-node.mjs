// Plain JavaScript: it must run on any version of Node, to report that it is too old.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 22 || (major === 22 && minor < 18)) {
  console.error(`Node ${process.versions.node} is too old: the stub needs 22.18 or newer.`)
  process.exit(1)
}
