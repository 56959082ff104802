import { ArrowDown } from 'lucide-react'
import { messageKey } from '#core/kernel/message-key.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import css from './functions.module.css'
import { themes } from './themes.ts'

/** Table of contents: links to the themes of the page. */
export const Contents = () => {
  const t = useT()
  return (
    <nav aria-label={t('product-landing.functions.contents')}>
      <ul>
        {themes.map(({ name }) => (
          <li key={name}>
            <a className={css['jump']} href={`#${name}`}>
              {t(messageKey('product-landing.theme', name, 'title'))}
              <Icon of={ArrowDown} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
