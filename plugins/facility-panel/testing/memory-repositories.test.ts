import { describePanel } from './describe-panel.ts'
import { makePanelFixture } from './panel-fixture.ts'

describePanel(async () => {
  const { facilities, facilityId, panelFacilities, employees, shadows, transaction } = await makePanelFixture()
  const [known] = facilities.records.values()
  let stored = 0
  const store = async () => {
    const id = `${facilityId.slice(0, -4)}${String(stored++).padStart(4, '0')}`
    if (known) facilities.records.set(id, { ...known, id })
    return id
  }
  return { panelFacilities, employees, facilities, shadows, transaction, store }
})
