import { fetchAnswer } from '#web/app-kit/data/fetch-answer.ts'
import type { ApiFormHandle } from '#web/app-kit/forms/api-form.ts'
import type { NestedValues } from '#web/app-kit/forms/form-values.ts'
import { useApiForm } from '#web/app-kit/forms/use-api-form.ts'
import type { InputOf } from '#web/runtime/api-types.ts'
import { facilityPanelApi } from '../../contract/api.ts'
import type { PanelView } from '../../contract/panel-view.ts'
import type { SectionKey } from '../../contract/sections.ts'
import { useLoss } from './lost-access.ts'
import { usePanel } from './use-panel.ts'

type Input = Partial<InputOf<typeof facilityPanelApi.changeSection>>

interface Options {
  /** Prefix of the ids of its fields. Default: the section. */
  readonly id?: string
  /** Values of the form's fields. */
  readonly toValues: (panel: PanelView) => NestedValues
  /** Converts changed fields to members of the request. Default: they are the same. */
  readonly toInput?: (changed: NestedValues) => Input
  readonly onSaved?: () => unknown
  readonly toast?: boolean
}

/**
 * Form of one section: saves what has changed, merges what somebody else has saved meanwhile, keeps what was typed when
 * saving is refused.
 */
export const useSectionForm = (section: SectionKey, { id = section, toValues, toInput, onSaved, toast = true }: Options): ApiFormHandle => {
  const view = usePanel()
  const recordOf = (panel: PanelView) => ({ values: { ...toValues(panel) }, version: panel.sections[section].version })
  return useApiForm<typeof facilityPanelApi.changeSection>(facilityPanelApi.changeSection, {
    id,
    input: { id: view.id, type: section },
    record: recordOf(view),
    reload: async () => recordOf(await fetchAnswer(facilityPanelApi.showPanel, { id: view.id })),
    ...(toInput && { toInput }),
    ...(onSaved && { onSaved }),
    invalidates: [facilityPanelApi.showPanel],
    draft: view.id,
    onRejected: useLoss(view.id),
    toast,
  })
}
