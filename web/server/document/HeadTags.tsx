import { languages, tagOf } from '#core/kernel/language.ts'
import { localizedPath } from '#web/runtime/href.ts'
import type { PageContext } from '#web/runtime/page-context.ts'
import { socialImagePath, socialImageSize } from '#web/server/social-images/social-image.ts'
import { pageMetaOf } from '../../runtime/page-meta.ts'
import { earlyAppScript, earlyScript } from './early-script.ts'
import { JsonLd } from './JsonLd.tsx'
import { SiteHeadTags } from './SiteHeadTags.tsx'

/** Id of this build, inserted by Vite; undefined in development. */
const build: string | undefined = import.meta.env.BUILD_ID

/**
 * Head of every page: early script for the theme, title, description, canonical address, alternates by language,
 * robots, feeds, social image, structured data.
 */
export const HeadTags = ({ of: pageContext }: { of: PageContext }) => {
  const { publicUrl, environment, language } = pageContext.context
  const { title, description, path, failed, head } = pageMetaOf(pageContext)
  const robots = environment !== 'production' || failed ? 'noindex,nofollow' : head.noindex ? 'noindex,follow' : undefined
  if (head.site)
    return (
      <SiteHeadTags site={head.site} title={title} description={description} robots={robots} context={pageContext.context} head={head} />
    )
  const at = (key: typeof language) => `${publicUrl}${localizedPath(path, key)}`
  const socialImage = pageContext.config.hasSocialImage && `${publicUrl}${localizedPath(socialImagePath(path), language)}`
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant, allowed by its hash */}
      <script dangerouslySetInnerHTML={{ __html: earlyScript }} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: likewise */}
      {pageContext.config.layoutName !== undefined && <script dangerouslySetInnerHTML={{ __html: earlyAppScript }} />}
      <title>{title}</title>
      {description && <meta name="description" content={description} />}
      {robots && <meta name="robots" content={robots} />}
      <meta name="theme-color" content="#0A090D" />
      {build && <meta name="build" content={build} />}
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      {!failed && (
        <>
          <link rel="canonical" href={at(language)} />
          {!head.noindex && languages.map((key) => <link key={key} rel="alternate" hrefLang={tagOf[key]} href={at(key)} />)}
          {!head.noindex && <link rel="alternate" hrefLang="x-default" href={at('pl')} />}
          {head.feeds?.map(({ type, title, href }) => (
            <link key={href} rel="alternate" type={type} title={title} href={href} />
          ))}
          <meta property="og:title" content={title} />
          {description && <meta property="og:description" content={description} />}
          <meta property="og:url" content={at(language)} />
          <meta property="og:type" content={head.article ? 'article' : 'website'} />
          {head.article && (
            <>
              <meta property="article:published_time" content={head.article.published} />
              <meta property="article:modified_time" content={head.article.modified} />
              {head.article.author && <meta property="article:author" content={head.article.author} />}
            </>
          )}
          <meta property="og:site_name" content="Kredka" />
          {socialImage && (
            <>
              <meta property="og:image" content={socialImage} />
              <meta property="og:image:width" content={String(socialImageSize.width)} />
              <meta property="og:image:height" content={String(socialImageSize.height)} />
              <meta name="twitter:card" content="summary_large_image" />
            </>
          )}
          <JsonLd context={pageContext.context} head={head} />
        </>
      )}
    </>
  )
}
