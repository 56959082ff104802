import { fillSettings } from '../../slot-fills.ts'

/** Settings of the landing page. */
export default { routeName: 'landing', titleKey: 'landing.page.title', descriptionKey: 'landing.page.description', ...fillSettings('home') }
