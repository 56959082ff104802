import { ArrowDown } from 'lucide-react'
import { Icon } from '#web/design/Icon.tsx'
import { useT } from '#web/i18n/words.ts'
import css from './functions.module.css'
import { themes } from './themes.ts'

/** The themes of the page, by which one jumps to each. */
export const Contents = () => {
  const t = useT()
  return (
    <nav aria-label={t('product-landing.functions.contents')}>
      <ul>
        {themes.map(({ name }) => (
          <li key={name}>
            <a className={css['jump']} href={`#${name}`}>
              {t(`product-landing.theme.${name}.title`)}
              <Icon of={ArrowDown} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
