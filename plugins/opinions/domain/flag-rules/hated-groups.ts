import { listed } from './patterns.ts'

const names = listed(String.raw`
  ukrai\p{L}+ ukro\p{L}+ bialorus\p{L}* rosjan\p{L}* rus(?:ki\p{L}*|cy) kacap\p{L}* niemc\p{L}* niemiec wietnam\p{L}* chin(?:czy\p{L}*|ol\p{L}*) azjat\p{L}* hindus\p{L}* pakistan\p{L}*
  afgan\p{L}* czecze\p{L}* syryj\p{L}* turk(?:ow|i|om|ami) rumun(?:i|ow|om|ami|ki|ek)? gruzin\p{L}* afryk\p{L}* arab\p{L}* zyd\p{L}* cygan\p{L}* rom(?:y|ow|ami|ach|om|owie) romsk\p{L}+
  muzulman\p{L}* islam\p{L}* murzyn\p{L}* czarn(?:uch|i|ych|ego)\p{L}* ciemnoskor\p{L}* czarnoskor\p{L}* ciapat\p{L}* obcokrajow\p{L}* cudzoziem\p{L}* obcych imigran\p{L}* migrant\p{L}* emigran\p{L}*
  uchodzc\p{L}* gej\p{L}* lesb\p{L}* lgbt\p{L}* homo\p{L}* trans(?:i|y|ow|ow|seks\p{L}*|plciow\p{L}*) katol\p{L}* ateist\p{L}* poganin pogan jehow\p{L}* lewak\p{L}* niewierz\p{L}*
  niepelnosprawn\p{L}* autyst\p{L}* autyzm\p{L}* downa? uposledz\p{L}* kalek\p{L}* inwalid\p{L}*
`)

/** Pattern of names of groups that are often the target of contempt: origin, religion, orientation, disability. */
export const groups = `(?:${names.join('|')})`
