import { useLocation } from 'react-router-dom'

type AlternativesProps = { origins: readonly string[]; className?: string | undefined }

/** Links to other addresses of the site, each to the page that stands open here. */
export function Alternatives({ origins, className }: AlternativesProps) {
  const { pathname, search, hash } = useLocation()
  return (
    <ul className={className}>
      {origins.map((origin) => (
        <li key={origin}>
          {/* Beside this page, which on the desktop is the client and leads nowhere else. */}
          <a href={origin + pathname + search + hash} target="_blank" rel="noopener noreferrer">
            {new URL(origin).host}
          </a>
        </li>
      ))}
    </ul>
  )
}
