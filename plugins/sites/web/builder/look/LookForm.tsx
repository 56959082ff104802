import { messageKey } from '#core/kernel/message-key.ts'
import { acceptedBy, uploadFile } from '#plugins/uploads/contract/ui.ts'
import { UploadField } from '#web/app-kit/files/UploadField.tsx'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Button } from '#web/ui/primitives/Button.tsx'
import type { SiteLook } from '../../../contract/site.ts'
import css from '../sections/sections.module.css'
import { useBuilder } from '../state/builder-context.ts'
import look from './look.module.css'

/** Face of a site that has none of its own. */
const ofTheme: SiteLook = { logo: null, primary: null, ground: null, credit: true }

const colours = ['primary', 'ground'] as const

/** Logo and colours of the site in place of those of its theme, and whether its foot names Kredka. */
const LookForm = () => {
  const t = useT()
  const { draft, facilityId, uploads, choices } = useBuilder()
  const { look: present = ofTheme, theme } = draft.content
  const change = (changes: Partial<SiteLook>) =>
    draft.edit((content) => ({ ...content, look: { ...(content.look ?? ofTheme), ...changes } }), `look ${Object.keys(changes).join(' ')}`)
  const logo = uploads.find(({ id }) => id === present.logo)
  const colorsOf = choices.themes.find(({ key }) => key === theme)?.colours
  return (
    <div className={css['form']}>
      {present.logo !== null && (
        <div className={look['logo']}>
          {logo && <img src={logo.url} alt={t('sites.builder.look.logo')} />}
          <Button small look="quiet" onClick={() => change({ logo: null })}>
            {t('sites.builder.look.logo.remove')}
          </Button>
        </div>
      )}
      <UploadField
        route={uploadFile}
        input={{ purpose: 'web_page', facility_id: facilityId ?? '' }}
        label={t('sites.builder.look.logo')}
        hint={t('sites.builder.look.logo.hint')}
        accept={acceptedBy('web_page')}
        onUploaded={({ id }) => change({ logo: id })}
      />
      {colours.map((name) => (
        <div key={name} className={look['colour']}>
          <label>
            <span>{t(messageKey('sites.builder.look', name))}</span>
            <input
              type="color"
              value={present[name] ?? colorsOf?.[name] ?? '#888888'}
              onChange={({ target }) => change({ [name]: target.value.toLowerCase() })}
            />
          </label>
          {present[name] !== null && (
            <Button small look="quiet" onClick={() => change({ [name]: null })}>
              {t('sites.builder.look.reset')}
            </Button>
          )}
        </div>
      ))}
      <p className={css['hint']}>{t('sites.builder.look.readable')}</p>
      <label className={css['tick']}>
        <input type="checkbox" checked={present.credit} onChange={({ target }) => change({ credit: target.checked })} />
        {t('sites.builder.look.credit')}
      </label>
    </div>
  )
}

/** For `lazy`. */
export default LookForm
