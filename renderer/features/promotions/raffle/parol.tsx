/** A parol, the star-shaped lantern of a Philippine Christmas. Decoration only. */
export function Parol() {
  return (
    <svg viewBox="0 0 60 60" aria-hidden="true">
      <path d="M30 5l6.5 16.5L54 22 40.5 33l4.5 17.5L30 41 15 50.5 19.5 33 6 22l17.5-.5z" data-part="star" />
      <path d="M30 5v36M54 22L15 50.5M6 22l39 28.5" data-part="ribs" />
      <circle cx="30" cy="30" r="7" data-part="light" />
    </svg>
  )
}
