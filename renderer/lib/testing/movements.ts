/** What never stops moving although the reader has asked for less motion, as the tests do. */
export function movements(): string[] {
  return document
    .getAnimations()
    .filter(({ timeline }) => timeline === document.timeline)
    .map(({ effect }) => effect)
    .filter((effect) => effect instanceof KeyframeEffect)
    .filter((effect) => effect.getComputedTiming().endTime === Number.POSITIVE_INFINITY)
    .map(({ target }) => `${target?.localName}.${target?.className} keeps moving`)
}
