import { prefixOf } from '#core/kernel/language.ts'
import type { RequestContext } from '#web/runtime/request-context.ts'
import type { PageHead } from '../../runtime/page-head.ts'

/** Structured data of the page, including its breadcrumbs. */
export const JsonLd = ({ context, head }: { context: RequestContext; head: PageHead }) => (
  <>
    {[...(head.crumbs?.length ? [breadcrumbList(context, head.crumbs)] : []), ...(head.jsonLd ?? [])]
      .map((thing) => safe({ '@context': 'https://schema.org', ...thing }))
      .map((json) => (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON whose angle brackets are escaped
        <script key={json} type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
      ))}
  </>
)

// `</script>` inside a name would end the element.
const safe = (thing: object) => JSON.stringify(thing).replaceAll('<', '\\u003c')

const breadcrumbList = ({ t, publicUrl, language }: RequestContext, crumbs: NonNullable<PageHead['crumbs']>) => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ label: t('MAIN_SITE'), href: prefixOf[language] || '/' }, ...crumbs].map(({ label, href }, n) => ({
    '@type': 'ListItem',
    position: n + 1,
    name: label,
    ...(href === undefined ? {} : { item: `${publicUrl}${href}` }),
  })),
})
