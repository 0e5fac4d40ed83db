// `node resources/scripts/run.mjs <command> …`: every npm script. The commands are in commands.ts.
// Plain JavaScript on purpose: it must run on any version of Node, to report that it is too old.
const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 22 || (major === 22 && minor < 18)) {
  console.error(
    `Node ${process.versions.node} is too old: 22.18 or newer is needed (24 is what this is tested on).\n` +
      'On Linux x64 and Windows x64 "npm ci" brings Node 24 along and npm scripts use it; elsewhere install it.',
  )
  process.exit(1)
}

// What Node calls an experiment is here on purpose. Other warnings are shown.
for (const show of process.listeners('warning')) {
  process.off('warning', show)
  process.on('warning', (warning) => warning.name === 'ExperimentalWarning' || show(warning))
}

const [, , name, ...args] = process.argv
void Promise.all([import('./commands.ts'), import('./command/run-command.ts')])
  .then(([{ commands }, { runCommand }]) => runCommand(commands, name, args))
  .then((code) => {
    process.exitCode = code
  })
