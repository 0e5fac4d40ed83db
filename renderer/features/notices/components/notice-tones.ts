/** The look of each kind's mark. */
export const noticeTones = { player: 'plain', promotion: 'soft', banners: 'accent', popup: 'plain' } as const
