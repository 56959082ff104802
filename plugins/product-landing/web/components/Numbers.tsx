import { textDay } from '#core/kernel/dates.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { Figures } from '#web/ui/primitives/Figures.tsx'
import type { CountedNumbers } from '../../contract/directory-numbers.ts'
import { formatCount } from './format-count.ts'
import css from './parts.module.css'

const shownNumbers = ['zlobki', 'przedszkola', 'localities', 'voivodeships'] as const

/** Size of the directory, rounded down, with the day of counting; empty while the directory is empty. */
export const Numbers = ({ of: numbers }: { of: CountedNumbers }) => {
  const t = useT()
  const language = useLanguage()
  const sources = useHref()('sources')
  if (numbers.facilities === 0) return null
  return (
    <div className={css['numbers']}>
      <Figures of={shownNumbers.filter((name) => numbers[name] > 0).map((name) => formatCount(t, name, numbers[name]))} />
      <p className={css['small']}>
        {t('product-landing.numbers.counted', { date: textDay(numbers.counted_on, language) })}{' '}
        {numbers.made && t('product-landing.numbers.made')}{' '}
        {sources !== undefined && <a href={sources}>{t('product-landing.numbers.sources')}</a>}
      </p>
    </div>
  )
}
