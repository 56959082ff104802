import { messageKey } from '#core/kernel/message-key.ts'
import { ConfirmButton } from '#web/app-kit/ConfirmButton.tsx'
import { useMutation } from '#web/app-kit/data/use-mutation.ts'
import { ApiForm } from '#web/app-kit/forms/ApiForm.tsx'
import { goTo } from '#web/app-kit/page/go-to.ts'
import { showToast } from '#web/app-kit/show-toast.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { Checkbox } from '#web/ui/fields/Checkbox.tsx'
import { SubmitRow } from '#web/ui/forms/SubmitRow.tsx'
import { facilityPanelApi } from '../../contract/api.ts'
import { PanelCard, PanelPage } from '../components/PanelPage.tsx'
import css from '../components/panel.module.css'
import { usePanel } from '../components/use-panel.ts'
import { useSectionForm } from '../components/use-section-form.ts'

const switches = ['notify_opinions', 'notify_questions', 'active'] as const

/** Page of switches, and of deleting the facility for good. */
export const Page = () => {
  const t = useT()
  const { id, name, can_delete } = usePanel()
  const list = useHref()('facilites_list') ?? '/'
  const form = useSectionForm('settings', { toValues: ({ sections }) => sections.settings.values })
  const remove = useMutation(facilityPanelApi.deleteFacility, {
    onSuccess: async () => {
      await goTo(list)
      await showToast({ kind: 'success', text: t('facility-panel.panel.settings.deleted', { name }) })
    },
  })
  const labels = Object.fromEntries(switches.map((one) => [one, t(messageKey('facility-panel.panel.field', one))])) as Readonly<
    Record<string, string>
  >
  return (
    <PanelPage title={t('facility-panel.panel.settings.title')} lead={t('facility-panel.panel.settings.lead')}>
      <PanelCard>
        <ApiForm
          of={form}
          labels={labels}
          textOf={(_, value) => t(value ? 'facility-panel.panel.settings.on' : 'facility-panel.panel.settings.off')}
        >
          {switches.map((one) => (
            <Checkbox key={one} name={one} optional>
              {labels[one]}
            </Checkbox>
          ))}
          <p className={css['hint']}>{t('facility-panel.panel.settings.active.hint')}</p>
          <SubmitRow send={t('facility-panel.panel.save')} />
        </ApiForm>
      </PanelCard>
      {can_delete && (
        <PanelCard id="usuniecie" title={t('facility-panel.panel.settings.delete')}>
          <div className={css['danger']}>
            <p className={css['hint']}>{t('facility-panel.panel.settings.delete.lead')}</p>
            <ConfirmButton
              danger
              title={t('facility-panel.panel.settings.delete.title', { name })}
              text={t('facility-panel.panel.settings.delete.text')}
              accept={t('facility-panel.panel.settings.delete.send')}
              confirmationWord={name}
              onConfirm={() => remove.mutate({ id, confirm: name })}
              aria-disabled={remove.isPending}
            >
              {t('facility-panel.panel.settings.delete.send')}
            </ConfirmButton>
          </div>
        </PanelCard>
      )}
    </PanelPage>
  )
}
