import { star, wedges } from '../path-data.ts'

/** A geometric sign within ±12, in two colours. */
export type VendorMark = (first: string, second: string) => string

export const vendorMarks: readonly VendorMark[] = [
  (first, second) => `<path fill="${first}" d="${star(8, 12, 6)}"/><circle fill="${second}" r="4"/>`,
  (first, second) =>
    `<path fill="${first}" d="M-12 2q6-12 12-4t12-4v6q-6 12-12 4t-12 4z"/><path fill="${second}" d="M-12 10q6-8 12-2t12-4v5q-6 6-12 1t-12 3z"/>`,
  (first, second) =>
    `<path fill="${first}" d="M0-12L12 9H4L0 1-4 9h-8z"/><path fill="${second}" d="M0 3l4 8h-8z"/>`,
  (first, second) =>
    `<path fill="${first}" d="M0-12l10.4 6v12L0 12-10.4 6V-6z"/><path fill="${second}" d="M0-6l5 3v6L0 6-5 3v-6z"/>`,
  (first, second) =>
    `<path fill="${first}" d="M-12-12H0a12 12 0 0112 12v12H0A12 12 0 01-12 0z"/><circle fill="${second}" r="5"/>`,
  (first) => `<path fill="${first}" d="M3-12L-10 3h8l-3 9L10-4H2z"/>`,
  (first, second) =>
    `<circle fill="${first}" r="12"/><path fill="${second}" d="M-7 6V-6h5l7 9v-9h3V6H4l-7-9v9z"/>`,
  (first, second) =>
    `<path fill="${first}" d="M-12-2Q0-20 12-2q-6 3-12 3T-12-2z"/><path fill="${second}" d="M-9 4q9 4 18 0-1 8-9 8t-9-8z"/>`,
  (first, second) =>
    `<path fill="${first}" d="M0-12C10-6 10 6 0 12-10 6-10-6 0-12z"/><path fill="${second}" d="M0-5C4-2 4 2 0 7-4 2-4-2 0-5z"/>`,
  (first, second) =>
    `<path fill="${first}" d="M-12-9h10v18h-10zM2-9h10V0H2z"/><circle fill="${second}" cx="7" cy="6" r="4.5"/>`,
  (first, second) => `<path fill="${first}" d="${wedges(6, 12, 0.5)}"/><circle fill="${second}" r="4.5"/>`,
  (first, second) =>
    `<path fill="${first}" d="M-12 10L-9-9l5 8 4-11 4 11 5-8 3 19z"/><path fill="${second}" d="M-8 5H8v3H-8z"/>`,
  (first, second) =>
    `<path fill="${first}" d="M-12 0L0-12 12 0 0 12z"/><path fill="${second}" d="M-5 0L0-5l5 5-5 5z"/>`,
  (first, second) =>
    `<path fill="${first}" fill-rule="evenodd" d="M0-12a12 12 0 110 24 12 12 0 010-24zm0 5a7 7 0 100 14A7 7 0 000-7z"/><path fill="${second}" d="M0-3l12 8-3 4L-2 1z"/>`,
  (first, second) =>
    `<path fill="${first}" d="M-11 11C-14-6-2-12 12-12 12 4 4 12-11 11z"/><path fill="none" stroke="${second}" stroke-width="2" d="M-9 9L7-7"/>`,
  (first, second) =>
    `<path fill="${first}" d="M-10-10h8v8h-8zM2-10h8v8H2zM-10 2h8v8h-8z"/><path fill="${second}" d="M2 2h8v8H2z"/>`,
  (first, second) =>
    `<path fill="${first}" d="M-12 8Q-8-12 12-10 6-6 6 0q0 10-10 10-6 0-8-2z"/><circle fill="${second}" cx="0" cy="-3" r="2.4"/>`,
  (first) => `<path fill="${first}" d="M-9-12h5L0-3l4-9h5L2 4v8h-4V4z"/>`,
  (first, second) =>
    `<path fill="${first}" d="M-12-6L0-12 12-6 0 0z"/><path fill="${second}" d="M-12-2L0 4l12-6v4L0 8-12 2z"/><path fill="${first}" d="M-12 5L0 11l12-6v3L0 14-12 8z"/>`,
  (first, second) =>
    `<path fill="${first}" d="M-12 0a12 12 0 0112-12V0z"/><path fill="${second}" d="M12 0A12 12 0 010 12V0z"/><circle fill="${first}" cx="6" cy="-6" r="5"/><circle fill="${first}" cx="-6" cy="6" r="5"/>`,
]
