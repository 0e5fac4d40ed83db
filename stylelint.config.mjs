/** What the standard configuration says, but where a reason stands. */
export default {
  extends: ['stylelint-config-standard'],
  ignoreFiles: ['dist/**', 'out/**', 'release/**', 'shots/**'],
  rules: {
    // Biome lays the files out.
    'at-rule-empty-line-before': null,
    'comment-empty-line-before': null,
    'custom-property-empty-line-before': null,
    'declaration-empty-line-before': null,
    'rule-empty-line-before': null,
    // It compares selectors of different elements; what wins is decided by cascade layers, and within one by its module.
    'no-descending-specificity': null,
    // One way to write each, the one that was there: oklch and alpha in plain numbers, queries by min- and max-.
    'alpha-value-notation': 'number',
    'hue-degree-notation': 'number',
    'lightness-notation': 'number',
    'media-feature-range-notation': 'prefix',
    'import-notation': 'string',
    // Safari knows it by its prefix only.
    'property-no-vendor-prefix': [true, { ignoreProperties: ['-webkit-text-size-adjust'] }],
    // Sizes in rem that are whole pixels: 15.5 px is 0.96875 rem.
    'number-max-precision': 5,
    'selector-class-pattern': '^[a-z][a-z0-9]*((-|--|__)[a-z0-9]+)*$',
    'value-keyword-case': ['lower', { camelCaseSvgKeywords: true, ignoreProperties: [/^--font/] }],
  },
  overrides: [
    {
      files: ['**/*.module.css'],
      rules: {
        // Read as properties of a module: styles.signOut.
        'selector-class-pattern': '^[a-z][a-zA-Z0-9]*$',
        'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global'] }],
      },
    },
  ],
}
