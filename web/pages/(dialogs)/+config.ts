import { dialogsLayout } from '../layouts.ts'

/** The page with the dialogs of the layout has nothing around them. */
export default dialogsLayout
