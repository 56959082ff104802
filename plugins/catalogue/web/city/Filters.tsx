import { SlidersHorizontal } from 'lucide-react'
import { isWords } from '#core/search/facet-choice.ts'
import { Icon } from '#web/design/Icon.tsx'
import { FacetForm } from '#web/facets/FacetForm.tsx'
import { LiveForm } from '#web/facets/LiveForm.tsx'
import { useT } from '#web/i18n/words.ts'
import type { CityShown } from './city.data.ts'
import LiveList from '../islands/LiveList.tsx'
import css from './filters.module.css'
import { orderParam, orderWords } from './order-word.ts'
import { useListAddress } from './use-list-address.ts'

/** The filters of a city: a sheet to open on a narrow screen, a column on a wide one; with a script the list follows each change. */
export const Filters = ({ shown }: { shown: CityShown }) => {
  const t = useT()
  const address = useListAddress(shown)
  const { offered, choice, order } = shown
  const clear = address({ choice: {} })
  const chosen = Object.values(choice).reduce((sum, one) => sum + (isWords(one) ? one.length : 1), 0)
  return (
    <LiveForm of={LiveList}>
      <details className={css['sheet']}>
        <summary className={css['open']}>
          <Icon of={SlidersHorizontal} />
          {t('catalogue.filters')}
          <span data-live="chosen">{chosen > 0 && <span className={css['number']}>{chosen}</span>}</span>
        </summary>
        <FacetForm
          id="filtry"
          offered={offered}
          choice={choice}
          action={clear.replace(/\?.*/s, '')}
          clear={clear}
          keep={order === 'name' ? {} : { [orderParam]: [orderWords[order]] }}
        />
      </details>
    </LiveForm>
  )
}
