import { messageKey } from '#core/kernel/message-key.ts'
import { isVoivodeship } from '#core/places/voivodeship.ts'
import { cityNameIn } from '#plugins/places/contract/ui.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { usePageData } from '#web/runtime/use-page-data.ts'
import { Container } from '#web/ui/primitives/Container.tsx'
import type { CountedPlace } from '../../contract/regions.ts'
import { Chips } from '../components/Chips.tsx'
import { Count } from '../components/Count.tsx'
import { NoFacilities } from '../components/NoFacilities.tsx'
import { PolandMap } from '../components/PolandMap.tsx'
import type { voivodeshipData } from '../pages.data.ts'
import { groupByLetter, type LetterGroup, largestOf } from './group-by-letter.ts'
import css from './voivodeship.module.css'

/** Page of a voivodeship: its position in Poland, its largest cities, and all its localities A to Z. */
export const VoivodeshipPage = () => {
  const t = useT()
  const language = useLanguage()
  const href = useHref()
  const { category, voivodeship, total, cities } = usePageData<typeof voivodeshipData>()
  const hrefOf = ({ slug }: CountedPlace) => href('catalog_facilities', { type: category, voivodeship, city: slug })
  const largest = largestOf(cities)
  return (
    <Container>
      <header className={css['head']}>
        <div className={css['words']}>
          <h1>
            {t('catalogue.voivodeship.heading', {
              category: t(messageKey('catalogue', category)),
              in: t(messageKey('catalogue.voivodeship', voivodeship, 'in')),
            })}
          </h1>
          {total > 0 && (
            <p className={css['total']}>
              <strong>{t('catalogue.facilities', { count: total })}</strong> {t('catalogue.localities', { count: cities.length })}
            </p>
          )}
        </div>
        {isVoivodeship(voivodeship) && (
          <div className={css['map']}>
            <PolandMap category={category} current={voivodeship} />
          </div>
        )}
      </header>
      {total === 0 && <NoFacilities category={category} linkToCountry />}
      {largest.length > 0 && (
        <section aria-labelledby="najwieksze" className={css['section']}>
          <h2 id="najwieksze" className={css['title']}>
            {t('catalogue.voivodeship.largest')}
          </h2>
          <ul className={css['largest']}>
            {largest.map((city) => (
              <li key={city.slug}>
                <a className={css['tile']} href={hrefOf(city)}>
                  <span className={css['city']}>{cityNameIn(city.name, language)}</span>{' '}
                  <span className={css['number']}>{t('catalogue.facilities', { count: city.count })}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      {total > 0 && <Alphabet letters={groupByLetter(cities)} hrefOf={hrefOf} />}
    </Container>
  )
}

/** Minimum number of letters for which an index is shown. */
const minLettersForIndex = 6

const idOf = (letter: string) => `litera-${letter.toLocaleLowerCase('pl')}`

/** All localities grouped by letter, with an index of letters. */
const Alphabet = ({ letters, hrefOf }: { letters: readonly LetterGroup[]; hrefOf: (place: CountedPlace) => string | undefined }) => {
  const t = useT()
  return (
    <section aria-labelledby="a-z" className={css['section']}>
      <h2 id="a-z" className={css['title']}>
        {t('catalogue.voivodeship.all')}
      </h2>
      {letters.length >= minLettersForIndex && (
        <nav aria-label={t('catalogue.voivodeship.letters')} className={css['index']}>
          <Chips items={letters.map(({ letter }) => ({ label: letter, href: `#${idOf(letter)}` }))} />
        </nav>
      )}
      <div className={css['letters']}>
        {letters.map(({ letter, places }) => (
          <section key={letter} aria-labelledby={idOf(letter)} className={css['letter']}>
            <h3 id={idOf(letter)} className={css['initial']}>
              {letter}
            </h3>
            <ul className={css['places']}>
              {places.map((place) => (
                <li key={place.slug}>
                  <a href={hrefOf(place)}>{place.name}</a> <Count count={place.count} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  )
}
