// Pages of materials are the same for everybody: for signed-in users the way to save one becomes a switch. Visitors load nothing for it.
import { callApi } from '#web/runtime/api.ts'
import { onUser } from '#web/runtime/session/current-user.ts'
import { materialsApi } from '../../contract/api.ts'
import type { SaveSwitch } from './toggle-saved.ts'

const form = document.querySelector<HTMLFormElement>('form[data-save]')
const label = form?.querySelector('button')?.lastChild
if (form && label) {
  const begin = label.textContent
  const { save: id = '', end = '', saved = '', unsaved = '' } = form.dataset
  const state: SaveSwitch = {
    id,
    isSaved: undefined,
    paint: (isSaved) => {
      label.textContent = isSaved ? end : begin
      form.toggleAttribute('data-on', isSaved)
    },
    textOf: (isSaved) => (isSaved ? saved : unsaved),
  }
  const read = async () => {
    const material = await callApi(materialsApi.showMaterial, { id })
    state.isSaved = material.saved
    state.paint(material.saved)
  }
  form.onsubmit = (event) => {
    // Until the state is known, the form leads to the page of the material in the account.
    if (state.isSaved === undefined) return
    event.preventDefault()
    void import('./toggle-saved.ts').then(({ toggleSaved }) => toggleSaved(state))
  }
  const start = (user: unknown) => {
    state.isSaved = undefined
    state.paint(false)
    if (user) read().catch(() => undefined)
  }
  onUser(start)
  start(true)
}
