/** Which modules may import which. Rules use patterns, so a new feature needs no new rule. */
const only = (from, to, why) => ({
  name: `${from.replaceAll(/[^a-z]+/g, '-')}-only`,
  comment: why,
  severity: 'error',
  from: { path: `^${from}/`, pathNot: '\\.test\\.tsx?$' },
  to: { path: '.', pathNot: to, dependencyTypesNot: ['core'] },
})

const external = (...names) => `node_modules/(${names.join('|')})/`
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
