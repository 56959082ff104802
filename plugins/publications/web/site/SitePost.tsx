import type { SiteSubject } from '#core/facilities/slots.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import type { FillProps } from '#web/runtime/plugin-ui.ts'
import { SiteSection } from '#web/ui/site/SiteSection.tsx'
import type { NewsView } from '../../contract/publication.ts'
import { Article } from '../components/Article.tsx'

/** One public post of a facility on its site, with the way back to the others. */
export const SitePost = ({ of: { more }, data }: FillProps<SiteSubject, NewsView>) => {
  const t = useT()
  return (
    <SiteSection kind="news-post" heading={null}>
      <Article of={data} />
      {more !== null && (
        <p>
          <a href={more.href}>{t('publications.site.back')}</a>
        </p>
      )}
    </SiteSection>
  )
}
