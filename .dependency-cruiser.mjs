/** Which modules may import which. Rules use patterns, so a new feature needs no new rule. */
const only = (from, to, why) => ({
  name: `${from.replaceAll(/[^a-z]+/g, '-')}-only`,
  comment: why,
  severity: 'error',
  from: { path: `^${from}/`, pathNot: '\\.test\\.tsx?$' },
  to: { path: '.', pathNot: to, dependencyTypesNot: ['core'] },
})

const external = (...names) => `node_modules/(${names.join('|')})/`
/** Tests of the sandbox, and what only they use. */
const sandboxTest = '\\.test\\.ts$|/test-[a-z-]+\\.ts$|^tests/sandbox/provider/bots/'
const brand = '^virtual:(brand|gateway-mapping)'

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: 'virtual:' } },
    only('shared', ['^shared/', external('zod', 'jose')], 'shared stands on its schema library and jose'),
    {
      name: 'shared-is-pure',
      severity: 'error',
      from: { path: '^shared/', pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['core'] },
    },
    only('preload', ['^(preload|shared)/', external('electron')], 'preload → shared, electron'),
    only('electron', ['^(electron|shared)/', brand, 'node_modules/'], 'electron → shared, node, electron'),
    only(
      'renderer',
      ['^(renderer|shared)/', brand, '^virtual:(texts|artwork)', 'node_modules/'],
      'the site knows neither main nor tests',
    ),
    {
      name: 'renderer-is-a-web-page',
      severity: 'error',
      from: { path: '^renderer/', pathNot: '\\.test\\.tsx?$' },
      to: { path: ['^electron/', '^preload/', '^tests/', external('electron', 'keytar')] },
    },
    {
      name: 'renderer-has-no-node',
      severity: 'error',
      from: { path: '^renderer/' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'lib-on-shared',
      severity: 'error',
      from: { path: '^renderer/lib/' },
      to: { path: '^renderer/(ui|features|app)/' },
    },
    {
      name: 'ui-on-lib',
      severity: 'error',
      from: { path: '^renderer/ui/' },
      to: { path: '^renderer/(features|app)/' },
    },
    {
      name: 'features-apart',
      comment: 'What two features share moves down; what joins them stands in app.',
      severity: 'error',
      from: { path: '^renderer/features/([^/]+)/' },
      to: { path: '^renderer/(features|app)/', pathNot: '^renderer/features/$1/' },
    },
    {
      name: 'features-by-their-screens',
      comment: 'A screen that loads by itself is imported by its file, so that it gets a chunk of its own.',
      severity: 'error',
      from: { path: '^renderer/app/', pathNot: '(\\.test\\.tsx?$|/testing/)' },
      to: {
        path: '^renderer/features/[^/]+/',
        pathNot: '^renderer/features/[^/]+/(index\\.ts|[a-z]+/[^/]+\\.tsx)$',
      },
    },
    {
      name: 'sandbox-entry-is-the-top',
      comment: 'Operator, provider and world run without what starts them. Tests start them all.',
      severity: 'error',
      from: { path: '^tests/sandbox/(operator|provider|world)/', pathNot: sandboxTest },
      to: { path: '^tests/sandbox/entry/' },
    },
    {
      name: 'sandbox-provider-by-the-wire',
      comment: 'The provider is another company: what it wants of the operator, it calls.',
      severity: 'error',
      from: { path: '^tests/sandbox/provider/', pathNot: sandboxTest },
      to: { path: '^tests/sandbox/operator/', pathNot: '^tests/sandbox/operator/db/' },
    },
    {
      name: 'sandbox-operator-knows-no-game-program',
      severity: 'error',
      from: { path: '^tests/sandbox/operator/', pathNot: sandboxTest },
      to: { path: '^tests/sandbox/provider/games/' },
    },
    {
      name: 'sandbox-world-is-the-base',
      comment: 'Content alone quotes figures of the operator’s rules.',
      severity: 'error',
      from: { path: '^tests/sandbox/world/', pathNot: [sandboxTest, '^tests/sandbox/world/content/'] },
      to: {
        path: '^tests/sandbox/(operator|provider)/',
        pathNot: '^tests/sandbox/(operator/db/|operator/referral/rules|provider/(wire/|protocol))',
      },
    },
    {
      name: 'sandbox-on-shared',
      severity: 'error',
      from: { path: '^tests/sandbox/', pathNot: '\\.test\\.ts$' },
      to: { path: '^(renderer|electron|preload)/' },
    },
    {
      name: 'foreign-gateway-from-the-document',
      comment: 'It proves that the OpenAPI document is enough, so it knows nothing else of the project.',
      severity: 'error',
      from: { path: '^tests/foreign-gateway/' },
      to: {
        path: '^(shared|electron|preload|renderer|resources|tests)/',
        pathNot: '^tests/foreign-gateway/',
      },
    },
    {
      name: 'one-door-to-the-desktop',
      severity: 'error',
      from: { path: '^renderer/', pathNot: '^renderer/lib/platform/' },
      to: { path: '^shared/bridge/' },
    },
    {
      name: 'money-by-operations',
      comment: 'Only a money operation makes a key, and so a call that moves money.',
      severity: 'error',
      from: { path: '^renderer/', pathNot: '^renderer/lib/(money-operation|gateway)/' },
      to: { path: '^renderer/lib/gateway/money-key\\.ts$' },
    },
    {
      name: 'nothing-ships-tests',
      severity: 'error',
      from: { path: '^(shared|electron|preload|renderer)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: ['^tests/', '\\.test\\.tsx?$'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['\\.css$', '\\.json$', '\\.svg$', '\\.woff2$'] },
    parser: 'swc',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.d.ts'],
    },
  },
}
