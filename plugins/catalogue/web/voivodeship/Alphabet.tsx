import { useT } from '#web/runtime/i18n/i18n-context.ts'
import type { CountedPlace } from '../../contract/regions.ts'
import { Chips } from '../parts/Chips.tsx'
import { Count } from '../parts/Count.tsx'
import type { LetterGroup } from './group-by-letter.ts'
import css from './voivodeship.module.css'

/** Minimum number of letters for which an index is shown. */
const minLettersForIndex = 6

const idOf = (letter: string) => `litera-${letter.toLocaleLowerCase('pl')}`

/** All localities grouped by letter, with an index of letters. */
export const Alphabet = ({ letters, hrefOf }: { letters: readonly LetterGroup[]; hrefOf: (place: CountedPlace) => string | undefined }) => {
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
