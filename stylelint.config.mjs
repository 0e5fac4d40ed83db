/** The standard configuration; exceptions are explained below. */
export default {
  extends: ['stylelint-config-standard'],
  ignoreFiles: ['dist/**', 'out/**', 'release/**', 'shots/**'],
  rules: {
    // Biome formats the files.
    'at-rule-empty-line-before': null,
    'comment-empty-line-before': null,
    'custom-property-empty-line-before': null,
    'declaration-empty-line-before': null,
    'rule-empty-line-before': null,
    // This rule compares selectors of different elements. Cascade layers and modules already decide which one wins.
    'no-descending-specificity': null,
    // One notation for each, as already in use: plain numbers in oklch and alpha, min- and max- in queries.
    'alpha-value-notation': 'number',
    'hue-degree-notation': 'number',
    'lightness-notation': 'number',
    'media-feature-range-notation': 'prefix',
    'import-notation': 'string',
    // Safari only supports the prefixed property. The other has no name without a prefix.
    'property-no-vendor-prefix': [
      true,
      { ignoreProperties: ['-webkit-text-size-adjust', '-webkit-text-security'] },
    ],
    'property-no-unknown': [true, { ignoreProperties: ['-webkit-text-security'] }],
    // Enough for sizes in rem that are whole or half pixels: 15.5 px is 0.96875 rem.
    'number-max-precision': 5,
    'selector-class-pattern': '^[a-z][a-z0-9]*((-|--|__)[a-z0-9]+)*$',
    'value-keyword-case': ['lower', { camelCaseSvgKeywords: true, ignoreProperties: [/^--font/] }],
  },
  overrides: [
    {
      files: ['**/*.module.css'],
      rules: {
        // Class names are read as properties of a module: `styles.signOut`.
        'selector-class-pattern': '^[a-z][a-zA-Z0-9]*$',
        'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global'] }],
      },
    },
  ],
}
