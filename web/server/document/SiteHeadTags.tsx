import { type Language, tagOf } from '#core/kernel/language.ts'
import type { PageHead, SiteHead } from '../../runtime/page-head.ts'
import type { RequestContext } from '../../runtime/request-context.ts'
import { socialImageSize } from '../social-images/social-image.ts'
import { JsonLd } from './JsonLd.tsx'

/** Locales of Open Graph. */
const locales: Readonly<Record<Language, string>> = { pl: 'pl_PL', ua: 'uk_UA', en: 'en_GB' }

interface SiteHeadTagsProps {
  readonly site: SiteHead
  readonly title: string
  readonly description: string | undefined
  readonly robots: string | undefined
  readonly context: RequestContext
  readonly head: PageHead
}

/** Head of a page of a facility's web site: no script, its own address and languages, icon and colours. */
export const SiteHeadTags = ({
  site: { url, languages, name, theme, image },
  title,
  description,
  robots,
  context,
  head,
}: SiteHeadTagsProps) => (
  <>
    <title>{title}</title>
    {description && <meta name="description" content={description} />}
    {robots && <meta name="robots" content={robots} />}
    {theme && (
      <>
        <link rel="stylesheet" href={theme.stylesheet} />
        {theme.ownColours !== null && <link rel="stylesheet" href={theme.ownColours} />}
        <link rel="icon" href={theme.icon} type="image/svg+xml" />
        <meta name="theme-color" content={theme.light} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={theme.dark} media="(prefers-color-scheme: dark)" />
      </>
    )}
    {url !== null && (
      <>
        <link rel="canonical" href={url} />
        {languages.length > 1 &&
          languages.map((one) => <link key={one.language} rel="alternate" hrefLang={tagOf[one.language]} href={one.url} />)}
        <meta property="og:title" content={title} />
        {description && <meta property="og:description" content={description} />}
        <meta property="og:url" content={url} />
        <meta property="og:type" content="website" />
        <meta property="og:site_name" content={name} />
        <meta property="og:locale" content={locales[context.language]} />
        {image !== null && (
          <>
            <meta property="og:image" content={image} />
            <meta property="og:image:width" content={String(socialImageSize.width)} />
            <meta property="og:image:height" content={String(socialImageSize.height)} />
            <meta name="twitter:card" content="summary_large_image" />
          </>
        )}
        <JsonLd context={context} head={head} />
      </>
    )}
  </>
)
