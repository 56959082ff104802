import { ExternalLink } from 'lucide-react'
import { Icon } from '#web/design/Icon.tsx'
import { useT } from '#web/i18n/words.ts'
import type { Facts } from '../../profile.data.ts'
import { host } from '../../said.ts'
import css from '../facility.module.css'

/** The facility's own pages elsewhere; the host is shown, so that one knows where one goes. */
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
              <span className={css['host']}>{host(address)}</span>
              <span className={css['hint']}>{t(`facility-profile.links.${name}`)}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
