import { brand } from 'virtual:brand'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { titleWith, usePageName } from '#lib/document-title/use-document-title.ts'
import { isOfferedPath } from '#lib/games/offered.ts'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { offeredLanguages } from '#lib/i18n/i18n.ts'
import { languageOf } from '#lib/i18n/texts.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { usePlatform } from '#lib/platform/platform-context.ts'
import { vendorsQuery } from '#lib/queries/vendors-query.ts'
import { anyPath } from '../routing/routes.ts'
import { type HeadContent, headContent } from './head-slot.ts'
import { writeHead } from './write-head.ts'

const contentOf = (selector: string) => document.querySelector<HTMLMetaElement>(selector)?.content

/** Home's texts in the brand's default language, as delivered in index.html. Using them loads nothing. */
const came = {
  title: contentOf('meta[property="og:title"]') ?? brand.title,
  description: contentOf('meta[name="description"]') ?? '',
  image: contentOf('meta[property="og:image"]'),
}

/** Keeps the document's head up to date with the address: title, description, canonical URL and social tags. */
export function Head() {
  const { pathname, search } = useLocation()
  const { code } = useLanguage()
  const place = headContent(isOfferedPath(pathname) ? pathname : anyPath, search)
  return place.key === 'home' && code === brand.languages.default ? (
    <Written place={place} title={came.title} description={came.description} />
  ) : (
    <Suspense>
      <Worded place={place} />
    </Suspense>
  )
}

function Worded({ place }: { place: HeadContent }) {
  const { t, i18n } = useTranslation('titles')
  const words = { brand: brand.title, age: brand.minimumAge, vendor: useVendorName(place.vendor) }
  // If the texts couldn't be loaded, falls back to the brand's rather than show keys.
  const there = i18n.exists(`titles:title.${place.key}`)
  return (
    <Written
      place={place}
      title={there ? t(`title.${place.key}`, words) : brand.title}
      description={there ? t(`description.${place.key}`, words) : came.description}
    />
  )
}

/** Display name of a vendor; its code until the name has loaded. */
function useVendorName(vendor: string | undefined): string {
  const { code } = useLanguage()
  const { data } = useQuery({
    ...vendorsQuery(useGateway(), code),
    enabled: vendor !== undefined,
    select: ({ lanes }) =>
      lanes.flatMap(({ cards }) => cards).find(({ vassalage }) => vassalage === vendor)?.displayName,
  })
  return data ?? vendor ?? ''
}

function Written({ place, ...texts }: { place: HeadContent; title: string; description: string }) {
  const { publicOrigin } = usePlatform()
  const { code, tag } = useLanguage()
  const name = usePageName((state) => state.name)
  const title = name === undefined ? texts.title : titleWith(name)
  const { description } = texts
  const { canonical, listed } = place
  useEffect(() => {
    document.title = title
    writeHead({
      title,
      description,
      canonical: publicOrigin + canonical,
      listed,
      siteName: brand.title,
      image: came.image && new URL(came.image, publicOrigin).href,
      language: tag,
      otherLanguages: offeredLanguages
        .filter((other) => other !== code)
        .map((other) => languageOf(other).tag),
    })
  }, [title, description, canonical, listed, publicOrigin, code, tag])
  return null
}
