import type { ReactNode } from 'react'
import { writeQuery } from '#core/search/query-params.ts'
import { serializeSelection } from '#core/search/serialize-selection.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { usePageData } from '#web/runtime/use-page-data.ts'
import { sentenceOf } from '#web/ui/facets/phrases.ts'
import { Container } from '#web/ui/primitives/Container.tsx'
import { Highlight } from '#web/ui/primitives/Highlight.tsx'
import { headingOf } from '../city/heading.ts'
import type { ToolList } from './ListTool.tsx'
import type { toolListData } from './tool-list.data.ts'
import css from './tool-list.module.css'

type List = NonNullable<ReturnType<typeof usePageData<typeof toolListData>>['list']>

interface Props {
  readonly title: string
  /** What the page does, in a sentence. */
  readonly lead: string
  readonly children: (list: ToolList) => ReactNode
}

/** Page of a tool that works with all facilities of a city's list, whose data is `toolListData`. */
export const ToolListPage = (props: Props) => {
  const { list } = usePageData<typeof toolListData>()
  // Without a list the address answers with a redirect.
  return list && <ListPage {...props} pageData={list} />
}

const ListPage = ({ title, lead, children, pageData }: Props & { readonly pageData: List }) => {
  const t = useT()
  const language = useLanguage()
  const href = useHref()
  const { category, voivodeship, city, district, availableFacets, selection } = pageData
  const { text, rest } = headingOf(pageData, { t, language })
  const filters = sentenceOf(availableFacets, rest, { t, language })
  return (
    <Container>
      <header className={css['head']}>
        <h1>
          <Highlight>{title}</Highlight>
        </h1>
        <p className={css['of']}>{filters ? `${text}, ${filters}` : text}</p>
        <p className={css['lead']}>{lead}</p>
      </header>
      <noscript>
        <p className={css['lead']}>{t('catalogue.tool.noscript')}</p>
      </noscript>
      {children({
        list: {
          category,
          voivodeship,
          city: city.slug,
          ...(district && { district: district.slug }),
          query: writeQuery(serializeSelection(availableFacets, selection)),
        },
        profilePath: href('map_facility', { facility: '@facility' }) ?? '',
      })}
    </Container>
  )
}
