import type { SocialType } from '#lib/resources/social.ts'

const shapes = {
  FACEBOOK: <path d="M18 2h-3a5 5 0 0 0-5 5v3H7v4h3v8h4v-8h3l1-4h-4V7a1 1 0 0 1 1-1h3z" />,
  INSTAGRAM: (
    <>
      <rect width="20" height="20" x="2" y="2" rx="5" />
      <circle cx="12" cy="12" r="4" />
      <path d="M17.5 6.5h.01" />
    </>
  ),
  TWITTER: <path d="m4 3 12 18h4L8 3zM4 21l7-8M20 3l-7 8" />,
  YOUTUBE: (
    <>
      <path d="M2.5 17a24 24 0 0 1 0-10 2 2 0 0 1 1.4-1.4 50 50 0 0 1 16.2 0A2 2 0 0 1 21.5 7a24 24 0 0 1 0 10 2 2 0 0 1-1.4 1.4 50 50 0 0 1-16.2 0A2 2 0 0 1 2.500 17" />
      <path d="m10 15 5-3-5-3z" />
    </>
  ),
  TELEGRAM: <path d="m22 2-7 20-4-9-9-4zM22 2 11 13" />,
} satisfies Record<SocialType, unknown>

/** The icon of a social page. */
export function SocialIcon({ type }: { type: SocialType }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className="lucide"
    >
      {shapes[type]}
    </svg>
  )
}
