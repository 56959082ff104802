import { textDay } from '#core/kernel/dates.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { usePage } from '#web/runtime/page.ts'
import { isLegal } from '../../contract/audiences.ts'
import type { terms } from '../pages.data.ts'
import css from './document.module.css'

type ShownDocument = Awaited<ReturnType<typeof terms>>['value']

/** Number and first day of the shown edition, and links to the other editions. */
export const EditionLine = ({
  name,
  version,
  from,
  newest,
  others,
}: Pick<ShownDocument, 'name' | 'version' | 'from' | 'newest' | 'others'>) => {
  const t = useT()
  const { href } = usePage()
  const language = useLanguage()
  const day = (iso: string) => textDay(iso, language)
  return (
    <>
      <p className={newest ? css['edition'] : `${css['edition']} ${css['past']}`}>
        {t(isLegal(name) ? 'info-pages.edition.legal' : 'info-pages.edition.descriptive', { version, day: day(from) })}
        {!newest && ` ${t('info-pages.edition.past')}`}
      </p>
      {others.length > 0 && (
        <ul className={css['editions']} aria-label={t('info-pages.edition.others')}>
          {others.map((edition) => (
            <li key={edition.version}>
              <a href={href(name, {}, { wersja: edition.version })}>
                {t('info-pages.edition.other', { version: edition.version, day: day(edition.from) })}
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
