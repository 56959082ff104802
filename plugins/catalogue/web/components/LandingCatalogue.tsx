import { messageKey } from '#core/kernel/message-key.ts'
import type { WithSlotData } from '#core/plugin/slot.ts'
import { bestRule } from '#core/search/orders.ts'
import { cityNameIn } from '#plugins/places/contract/ui.ts'
import { type CatalogueLayout, catalogueTypes } from '#web/runtime/catalogue-layout.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import type { FillProps } from '#web/runtime/plugin-ui.ts'
import type { NewInVoivodeship } from '../../contract/landing.ts'
import type { ListedCard, MethodLabels } from '../../contract/listed-card.ts'
import css from '../cards.module.css'
import { Chips } from './Chips.tsx'
import { FacilityCardView } from './FacilityCardView.tsx'
import { LandingNew } from './LandingNew.tsx'

/** Layout data of the catalogue, with what only the landing page needs. */
type LandingLayout = CatalogueLayout & {
  readonly recommended?: readonly ListedCard[]
  readonly newInRegister?: readonly NewInVoivodeship[]
  readonly methods?: MethodLabels
  readonly today?: string
}

/** The catalogue's section of the landing page. */
export const LandingCatalogue = ({ of, data: layout }: FillProps<WithSlotData, LandingLayout>) => (
  <>
    <LandingCities of={of} data={layout} />
    <LandingRecommended cards={layout.recommended ?? []} methods={layout.methods ?? {}} today={layout.today ?? ''} />
    <LandingNew voivodeships={layout.newInRegister ?? []} />
  </>
)

/** Number of cities of each category on the landing page. */
const shownCities = 12

/** Links to the largest cities on the landing page; nothing while the catalogue is empty. */
const LandingCities = ({ data: layout }: FillProps<WithSlotData, CatalogueLayout>) => {
  const t = useT()
  const language = useLanguage()
  const href = useHref()
  const types = catalogueTypes.filter((type) => layout[type].length > 0)
  if (types.length === 0) return null
  return (
    <section aria-labelledby="miasta" className={css['section']}>
      <h2 id="miasta">{t('catalogue.landing.title')}</h2>
      {types.map((type) => (
        <div key={type} className={css['type']}>
          <h3 className={css['landingCitiesName']}>{t(messageKey('catalogue', type))}</h3>
          <Chips
            items={layout[type].slice(0, shownCities).map(({ name, voivodeship, slug, count }) => ({
              label: cityNameIn(name, language),
              count,
              href: href('catalog_facilities', { type, voivodeship, city: slug }),
            }))}
          />
          <p>
            <a href={href('catalog_voivodeships', { type })}>{t(messageKey('catalogue.landing.all', type))}</a>
          </p>
        </div>
      ))}
    </section>
  )
}

interface Props {
  readonly cards: readonly ListedCard[]
  readonly methods: MethodLabels
  /** ISO date. */
  readonly today: string
}

/** Recommended facilities, with the rule by which they are selected (features SM-19). */
const LandingRecommended = ({ cards, methods, today }: Props) => {
  const t = useT()
  const all = useHref()('map')
  if (cards.length === 0) return null
  return (
    <section aria-labelledby="polecane" className={css['landingRecommendedSection']}>
      <h2 id="polecane">{t('catalogue.recommended.title')}</h2>
      <OrderRule />
      <ul className={css['landingRecommendedCards']}>
        {cards.map((card) => (
          <FacilityCardView key={card.id} card={{ ...card, parts: {} }} methods={methods} today={today} withCity heading="h3" />
        ))}
      </ul>
      {all !== undefined && (
        <p>
          <a href={all}>{t('catalogue.recommended.all')}</a>
        </p>
      )}
    </section>
  )
}

/** Explains the order of recommended facilities, with a link to the page about all orders, if there is one. */
const OrderRule = () => {
  const t = useT()
  const all = useHref()('ordering')
  return (
    <p className={css['rule']}>
      {t('catalogue.order.rule', { opinions: bestRule.minOpinions })}
      {all !== undefined && (
        <>
          {' '}
          <a href={all}>{t('catalogue.order.how')}</a>
        </>
      )}
    </p>
  )
}
