import { usePage } from '#web/here.ts'
import { useLanguage, useT } from '#web/i18n/words.ts'
import { isLegal } from '../../contract/audiences.ts'
import { longDay } from '../parts/long-day.ts'
import css from './document.module.css'
import type { terms } from './documents.data.ts'

type Shown = Awaited<ReturnType<typeof terms>>['value']

/** Which edition this is and since when it holds; and the others, where there are some. */
export const EditionLine = ({ name, version, from, newest, others }: Pick<Shown, 'name' | 'version' | 'from' | 'newest' | 'others'>) => {
  const t = useT()
  const { href } = usePage()
  const language = useLanguage()
  const day = (iso: string) => longDay(iso, language)
  return (
    <>
      <p className={newest ? css['edition'] : `${css['edition']} ${css['past']}`}>
        {t(isLegal(name) ? 'info-pages.edition.legal' : 'info-pages.edition.told', { version, day: day(from) })}
        {!newest && ` ${t('info-pages.edition.past')}`}
      </p>
      {others.length > 0 && (
        <ul className={css['editions']} aria-label={t('info-pages.edition.others')}>
          {others.map((one) => (
            <li key={one.version}>
              <a href={href(name, {}, { wersja: one.version })}>
                {t('info-pages.edition.other', { version: one.version, day: day(one.from) })}
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
