import { SlidersHorizontal } from 'lucide-react'
import { isOptionList } from '#core/search/facet-selection.ts'
import { withoutQuery } from '#web/runtime/href.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { EnhancedForm } from '#web/ui/facets/EnhancedForm.tsx'
import { FacetForm } from '#web/ui/facets/FacetForm.tsx'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { serializeNearUrl } from '../../contract/near-url.ts'
import { defaultOrder, orderParam, orderParamValues } from '../../contract/order.ts'
import LiveList from '../islands/LiveList.tsx'
import type { CityPageData } from '../pages.data.ts'
import css from './filters.module.css'
import { useListHref } from './use-list-href.ts'

/** Filter form of a city: a collapsible sheet on narrow screens, a column on wide ones. With JavaScript the list updates on each change. */
export const Filters = ({ pageData }: { pageData: CityPageData }) => {
  const t = useT()
  const listHref = useListHref(pageData)
  const { availableFacets, selection, order, near, optionCounts, total } = pageData
  const clear = listHref({ selection: {} })
  const selectedCount = Object.values(selection).reduce((sum, one) => sum + (isOptionList(one) ? one.length : 1), 0)
  return (
    <EnhancedForm of={LiveList}>
      <details className={css['sheet']}>
        <summary className={css['open']}>
          <Icon of={SlidersHorizontal} />
          {t('catalogue.filters')}
          <span data-live="chosen">{selectedCount > 0 && <span className={css['number']}>{selectedCount}</span>}</span>
        </summary>
        <FacetForm
          id="filtry"
          available={availableFacets}
          selection={selection}
          counts={optionCounts}
          found={total}
          action={withoutQuery(clear)}
          clear={clear}
          preserved={{ ...serializeNearUrl(near), ...(order !== defaultOrder && { [orderParam]: [orderParamValues[order]] }) }}
        />
      </details>
    </EnhancedForm>
  )
}
