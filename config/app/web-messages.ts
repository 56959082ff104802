import en from '#web/messages/en.json' with { type: 'json' }
import pl from '#web/messages/pl.json' with { type: 'json' }
import ua from '#web/messages/ua.json' with { type: 'json' }

/** Messages of the web layer, outside of plugins. */
export const webMessages = { pl, ua, en }
