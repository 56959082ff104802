import { ConfirmButton } from '#web/app-kit/ConfirmButton.tsx'
import { useMutation } from '#web/app-kit/data/use-mutation.ts'
import { ApiForm } from '#web/app-kit/forms/ApiForm.tsx'
import { useApiForm } from '#web/app-kit/forms/use-api-form.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Field } from '#web/ui/fields/Field.tsx'
import { Select } from '#web/ui/fields/Select.tsx'
import { SubmitRow } from '#web/ui/forms/SubmitRow.tsx'
import { groupsApi } from '../../contract/api.ts'
import type { ChildView, GroupView } from '../../contract/group.ts'
import { groupLimits } from '../../contract/limits.ts'
import css from './groups.module.css'
import { changed } from './use-groups.ts'

interface FormProps {
  readonly groups: readonly GroupView[]
  readonly onSaved: () => void
}

/** The empty option of the list of groups stands for none. */
const toInput = (values: Readonly<Record<string, unknown>>) =>
  'group_id' in values ? { ...values, group_id: values['group_id'] || null } : values

const ChildFields = ({ groups }: Pick<FormProps, 'groups'>) => {
  const t = useT()
  return (
    <>
      <Field name="first_name" label={t('groups.child.name')} autoComplete="off" max={groupLimits.firstName} />
      <Select
        name="group_id"
        label={t('groups.child.group')}
        options={groups.map(({ id, name }) => ({ value: id, label: name }))}
        none={t('groups.child.ungrouped')}
        optional
      />
    </>
  )
}

const useLabels = () => {
  const t = useT()
  return { first_name: t('groups.child.name'), group_id: t('groups.child.group') }
}

/** Form that enters a child of a parent. */
export const NewChildForm = ({
  facilityId,
  accountId,
  groups,
  onSaved,
}: FormProps & { readonly facilityId: string; readonly accountId: string }) => {
  const t = useT()
  const form = useApiForm(groupsApi.addChild, {
    id: `new-child-${accountId}`,
    input: { facility_id: facilityId, account_id: accountId },
    toInput,
    invalidates: changed,
    onSaved,
    toast: true,
  })
  return (
    <ApiForm of={form} labels={useLabels()}>
      <div className={css['line']}>
        <ChildFields groups={groups} />
        <SubmitRow look="outline" send={t('groups.child.add')} />
      </div>
    </ApiForm>
  )
}

/** Form that changes a child, and the way to erase it. */
export const EditChildForm = ({ child: { id, first_name, group_id }, groups, onSaved }: FormProps & { readonly child: ChildView }) => {
  const t = useT()
  const form = useApiForm(groupsApi.changeChild, {
    id: `child-${id}`,
    input: { id },
    record: { values: { first_name, group_id: group_id ?? '' } },
    toInput,
    invalidates: changed,
    onSaved,
  })
  const remove = useMutation(groupsApi.removeChild, { invalidates: changed, acceptedErrors: ['error/child-not-found'], toast: true })
  return (
    <ApiForm of={form} labels={useLabels()}>
      <div className={css['line']}>
        <ChildFields groups={groups} />
        <SubmitRow look="outline" send={t('groups.save')}>
          <ConfirmButton
            danger
            title={t('groups.child.remove.title', { name: first_name })}
            text={t('groups.child.remove.text')}
            accept={t('groups.child.remove')}
            onConfirm={() => remove.mutate({ id })}
          >
            {t('groups.child.remove')}
          </ConfirmButton>
        </SubmitRow>
      </div>
    </ApiForm>
  )
}
