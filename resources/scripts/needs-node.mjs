// Plain JavaScript on purpose: it must run on any version of Node, to report that it is too old.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 22 || (major === 22 && minor < 18)) {
  console.error(
    `Node ${process.versions.node} is too old: 22.18 or newer is needed (24 is what this is tested on).\n` +
      'On Linux x64 and Windows x64 "npm ci" brings Node 24 along and npm scripts use it; elsewhere install it.',
  )
  process.exit(1)
}
