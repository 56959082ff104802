import { RotateCcw, Scale } from 'lucide-react'
import { facilityList, facilityListSlot } from '#plugins/catalogue/contract/ui.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { usePageData } from '#web/runtime/use-page-data.ts'
import { BrokenCrayon } from '#web/ui/drawings/BrokenCrayon.tsx'
import { Button, LinkButton } from '#web/ui/primitives/Button.tsx'
import { Container } from '#web/ui/primitives/Container.tsx'
import { EmptyList } from '#web/ui/primitives/EmptyList.tsx'
import { Highlight } from '#web/ui/primitives/Highlight.tsx'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { Slot } from '#web/ui/Slot.tsx'
import { maxCompared } from '../../contract/limits.ts'
import { HeartDrawing } from '../components/HeartDrawing.tsx'
import type { favouritesData } from '../pages.data.ts'
import css from '../pages.module.css'
import { compareFormId } from './compare-form-id.ts'

/**
 * Page of the favourites. The server does not know whose they are: its script asks for the cards by their ids, and
 * `data-favourites` shows one of four states.
 */
export const FavouritesPage = () => {
  const t = useT()
  const href = useHref()
  const { ids, cards, closed, gone } = usePageData<typeof favouritesData>()
  const compare = href('compare')
  const map = href('map')
  const profile = href('map_facility', { facility: '@' })
  return (
    <Container>
      <div className={css['favouritesPage']} data-favourites={ids.length > 0 ? 'list' : 'loading'} tabIndex={-1}>
        <h1>
          <Highlight>{t('favourites.list.title')}</Highlight>
        </h1>
        <noscript>
          <p className={css['favouritesNote']}>{t('favourites.list.noscript')}</p>
        </noscript>
        <div className={css['loading']} role="status">
          <p>{t('LOADING_DOTS')}</p>
        </div>
        <div className={css['empty']}>
          <EmptyList
            drawing={<HeartDrawing />}
            title={t('favourites.list.empty')}
            subtitle={t('favourites.list.empty.text')}
            actions={map === undefined ? [] : [{ label: t('favourites.list.empty.map'), href: map }]}
          />
        </div>
        <div className={css['failed']} role="alert">
          <BrokenCrayon />
          <p>{t('favourites.list.failed')}</p>
          <LinkButton look="second" href={href('favourites')}>
            <Icon of={RotateCcw} />
            {t('favourites.list.retry')}
          </LinkButton>
        </div>
        <div className={css['list']} data-favourites-list="" data-ids={ids.join(',')} data-gone={gone || undefined}>
          {gone > 0 && <p className={css['favouritesNote']}>{t('favourites.list.gone', { count: gone })}</p>}
          <FavouriteCards />
          {closed.length > 0 && (
            <section aria-labelledby="zamkniete" className={css['closed']}>
              <h2 id="zamkniete">{t('favourites.list.closed')}</h2>
              <ul>
                {closed.map(({ id, slug, name }) => (
                  <li key={id} data-facility={id} className={css['one']}>
                    <h3>{profile === undefined ? name : <a href={profile.replace('%40', slug)}>{name}</a>}</h3>
                  </li>
                ))}
              </ul>
            </section>
          )}
          {cards.length > 1 && compare !== undefined && (
            <form id={compareFormId} action={compare} className={css['bar']} data-compare="">
              <p>
                {t('favourites.list.chosen')} <strong data-chosen="">{maxCompared}</strong>
              </p>
              <Button type="submit" look="main">
                <Icon of={Scale} />
                {t('favourites.list.compare')}
              </Button>
            </form>
          )}
        </div>
      </div>
    </Container>
  )
}

/** The favourites as the catalogue's cards, each with a checkbox for the comparison; as many as fit into one are chosen at once. */
const FavouriteCards = () => {
  const { cards, availableFacets, today } = usePageData<typeof favouritesData>()
  if (cards.length === 0) return null
  const choose = { chosen: cards.length <= maxCompared }
  const items = cards.map((card) => ({ ...card, parts: { ...card.parts, ...(cards.length > 1 && { 'favourites.choose': choose }) } }))
  return <Slot slot={facilityListSlot} of={facilityList(items, availableFacets, today)} />
}
