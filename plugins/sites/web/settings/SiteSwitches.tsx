import { messageKey } from '#core/kernel/message-key.ts'
import { useMutation } from '#web/app-kit/data/use-mutation.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { sitesApi } from '../../contract/api.ts'
import type { SiteView } from '../../contract/site.ts'
import css from '../app.module.css'

const switches = ['active', 'visible'] as const

/** Switches of a site, each of which takes effect at once (row WB-09). */
export const SiteSwitches = ({ of: site }: { readonly of: SiteView }) => {
  const t = useT()
  const { id, facility_id } = site
  const change = useMutation(sitesApi.changeSite, { invalidates: [sitesApi.listSites], toast: true })
  return switches.map((name) => (
    <label key={name} className={css['tick']}>
      <input
        type="checkbox"
        checked={site[name]}
        aria-disabled={change.isPending}
        onChange={({ target }) => change.mutate({ facility_id, id, [name]: target.checked })}
      />
      <span>
        <strong>{t(messageKey('sites.settings', name))}</strong>
        <span className={css['hint']}>{t(messageKey('sites.settings', name, 'hint'))}</span>
      </span>
    </label>
  ))
}
