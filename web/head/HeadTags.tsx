import { languages, tagOf } from '#core/kernel/language.ts'
import { twin } from '#web/data/href.ts'
import type { PageContext } from '#web/data/page-context.ts'
import { pictureOf, pictureSize } from '#web/pictures/picture.ts'
import { earlyScript } from './early-script.ts'
import { JsonLd } from './JsonLd.tsx'
import { pageTold } from './page-told.ts'

/** The build that these pages come from, set in by Vite; none in development. */
const build: string | undefined = import.meta.env.BUILD_ID

/** The head of every page: theme before paint, title, description, one canonical address, twins, robots, structured data. */
export const HeadTags = ({ of: pageContext }: { of: PageContext }) => {
  const { publicUrl, environment, language } = pageContext.context
  const { title, description, path, failed, head } = pageTold(pageContext)
  const hidden = environment !== 'production' || failed ? 'noindex,nofollow' : head.noindex ? 'noindex,follow' : undefined
  const at = (key: typeof language) => `${publicUrl}${twin(path, key)}`
  const picture = pageContext.config.hasSocialImage && `${publicUrl}${twin(pictureOf(path), language)}`
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant, allowed by its hash */}
      <script dangerouslySetInnerHTML={{ __html: earlyScript }} />
      <title>{title}</title>
      {description && <meta name="description" content={description} />}
      {hidden && <meta name="robots" content={hidden} />}
      <meta name="theme-color" content="#0A090D" />
      {build && <meta name="build" content={build} />}
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      {!failed && (
        <>
          <link rel="canonical" href={at(language)} />
          {!head.noindex && languages.map((key) => <link key={key} rel="alternate" hrefLang={tagOf[key]} href={at(key)} />)}
          {!head.noindex && <link rel="alternate" hrefLang="x-default" href={at('pl')} />}
          <meta property="og:title" content={title} />
          {description && <meta property="og:description" content={description} />}
          <meta property="og:url" content={at(language)} />
          <meta property="og:type" content="website" />
          <meta property="og:site_name" content="Kredka" />
          {picture && (
            <>
              <meta property="og:image" content={picture} />
              <meta property="og:image:width" content={String(pictureSize.width)} />
              <meta property="og:image:height" content={String(pictureSize.height)} />
              <meta name="twitter:card" content="summary_large_image" />
            </>
          )}
          <JsonLd house={pageContext.context} head={head} />
        </>
      )}
    </>
  )
}
