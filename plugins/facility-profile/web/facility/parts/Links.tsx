import { ExternalLink } from 'lucide-react'
import { messageKey } from '#core/kernel/message-key.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { displayHost } from '../../format.ts'
import type { Facts } from '../../profile.data.ts'
import css from '../facility.module.css'

/** Links to the facility's website and social media, labelled by host. */
export const Links = ({ facts }: { facts: Facts }) => {
  const t = useT()
  const links = (['website', 'social'] as const).flatMap((name) => (facts[name] ? [[name, facts[name].value] as const] : []))
  if (links.length === 0) return null
  return (
    <ul className={css['links']}>
      {links.map(([name, address]) => (
        <li key={name}>
          <a href={address} rel="nofollow noopener">
            <Icon of={ExternalLink} />
            <span>
              <span className={css['host']}>{displayHost(address)}</span>
              <span className={css['hint']}>{t(messageKey('facility-profile.links', name))}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
