import { useLocation } from 'react-router-dom'

type AlternativesProps = { origins: readonly string[]; className?: string | undefined }

/** Links to the current page on other addresses of the site. */
export function Alternatives({ origins, className }: AlternativesProps) {
  const { pathname, search, hash } = useLocation()
  return (
    <ul className={className}>
      {origins.map((origin) => (
        <li key={origin}>
          {/* In a new window, because the desktop client's own page can't leave its address. */}
          <a
            href={origin + pathname + search + hash}
            target="_blank"
            rel="noopener noreferrer"
            className="touch"
          >
            {new URL(origin).host}
          </a>
        </li>
      ))}
    </ul>
  )
}
