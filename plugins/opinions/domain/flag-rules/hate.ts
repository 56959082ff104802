import { listed, rule, starred, stems, words } from './patterns.ts'

const names = listed(String.raw`
  ukrai\p{L}+ ukro\p{L}+ bialorus\p{L}* rosjan\p{L}* rus(?:ki\p{L}*|cy) kacap\p{L}* niemc\p{L}* niemiec wietnam\p{L}* chin(?:czy\p{L}*|ol\p{L}*) azjat\p{L}* hindus\p{L}* pakistan\p{L}*
  afgan\p{L}* czecze\p{L}* syryj\p{L}* turk(?:ow|i|om|ami) rumun(?:i|ow|om|ami|ki|ek)? gruzin\p{L}* afryk\p{L}* arab\p{L}* zyd\p{L}* cygan\p{L}* rom(?:y|ow|ami|ach|om|owie) romsk\p{L}+
  muzulman\p{L}* islam\p{L}* murzyn\p{L}* czarn(?:uch|i|ych|ego)\p{L}* ciemnoskor\p{L}* czarnoskor\p{L}* ciapat\p{L}* obcokrajow\p{L}* cudzoziem\p{L}* obcych imigran\p{L}* migrant\p{L}* emigran\p{L}*
  uchodzc\p{L}* gej\p{L}* lesb\p{L}* lgbt\p{L}* homo\p{L}* trans(?:i|y|ow|ow|seks\p{L}*|plciow\p{L}*) katol\p{L}* ateist\p{L}* poganin pogan jehow\p{L}* lewak\p{L}* niewierz\p{L}*
  niepelnosprawn\p{L}* autyst\p{L}* autyzm\p{L}* downa? uposledz\p{L}* kalek\p{L}* inwalid\p{L}*
`)

/** Pattern of names of groups that are often the target of contempt: origin, religion, orientation, disability. */
const groups = `(?:${names.join('|')})`

/** Patterns of what is said against a group: driving out, dirt and crime, lower worth, separation. */
const againstGroups = listed(String.raw`
  won(?!n) wynoch\p{L}* wynos\p{L}* wypad(?!\p{L}) wypierd\p{L}* spierd\p{L}* precz wracac wracajcie (?:wraca|jad|jedz|won|wynos|idz|niech)\p{L}*\s+(?:\p{L}+\s+){0,2}do\s+siebie swojego\s+kraju do\s+(?:gazu|pieca) jazda\s+(?:stad|do)
  niech\s+(?:\p{L}+\s+){0,2}(?:wraca|jada|jad[ae]|spada|siedz|wynos|spierd|zabier)\p{L}* deport\p{L}* odesl\p{L}* odsyl\p{L}*
  nie\s+chce\p{L}*\s+(?:zeby|aby|by|tu|tych|miec|takich|zadnych) nie\s+powinn\p{L}+ nie\s+zycz\p{L}+\s+sobie nie\s+wpuszcz\p{L}* nie\s+przyjm\p{L}* nie\s+dla\s+(?:takich|nich) nie\s+(?:jest|ma)\s+(?:tu\s+)?miejsc\p{L}*\s+dla
  powinn\p{L}+\s+(?:\p{L}+\s+){0,4}(?:osobn|specjaln|oddziel|izol|wyrzu|usun|siedziec|wrac)\p{L}* do\s+osobn\p{L}+ izolowa\p{L}* odizol\p{L}* segreg\p{L}* trzyma\p{L}*\s+z\s+dala z\s+dala\s+od zamknac wyrzuc\p{L}* wywal\p{L}* usunac
  holot\p{L}* brudas\p{L}* smierdz\p{L}* smrod\p{L}* zawszon\p{L}* robactw\p{L}* szaranc\p{L}* bydl\p{L}* dzicz dzikus\p{L}* pasozyt\p{L}* podludz\p{L}* zwierzet(?:a|ami)\s+nie\s+ludz\p{L}*
  kradn\p{L}* zlodziej\p{L}* zebr(?:ac|acy|aja)\p{L}* gwalc\p{L}* terroryst\p{L}* bandyt\p{L}* banderow\p{L}* roznosz\p{L}* zaraz\p{L}* plag\p{L}* inwazj\p{L}* najazd\p{L}* najezdz\p{L}* zalew\p{L}* zalal\p{L}* nachodzc\p{L}* panosz\p{L}* rzadz\p{L}*
  nienawidz\p{L}* brzydz\p{L}* obrzydl\p{L}* ohydn\p{L}* wstretn\p{L}* gorsz\p{L}+\s+(?:gatun|sort)\p{L}* psuj\p{L}* demoraliz\p{L}* zboczen\p{L}* dewia\p{L}* nienormaln\p{L}* zacofan\p{L}*
  tylko\s+(?:dla\s+)?pol(?:sk|ak)\p{L}* polska\s+dla dla\s+polakow (?:zabieraj|zajmuj)\p{L}*\s+(?:\p{L}+\s+){0,2}miejsc\p{L}* nasz\p{L}*\s+dzieci\p{L}*\s+(?:\p{L}+\s+){0,2}(?:nie\s+ma|w\s+kac) zasilk\p{L}* socjal(?:e|u|i|ach)?(?!\p{L}) za\s+nasze nie\s+zaprasza\p{L}*
  dosc\s+(?:tych|juz) coraz\s+wiecej\s+tych pelno\s+tych (?:za|zbyt)\s+duzo\s+tych przez\s+tych nie\s+ucz\p{L}+\s+sie\s+polskiego
`)

/** Stems of words that are contempt by themselves. */
const slurs = listed(String.raw`
  ciapa[ct] ciapak czarnuch brudas pedal(?:y|ow|stw|a(?!\p{L})) pedalsk pedzi(?:o|ow)(?!\p{L}) ciot(?:a|y)(?!\p{L}) asfalt(?:y|ow)\s kacap ukrop ukrainiuch ukraincuch banderow upain
  ukrain(?:cy|ka|ki)\s+do\s zydk zydzisk zydostw zydokomun parch(?:y|ow|em)?(?!\p{L}) gudlaj zoltk(?:i|ow|iem)(?!\p{L}) skosnook kitajc araps kozojeb cyganich cyganstw murzat bambus(?:y|ow|em)(?!\p{L}|\s+w)
  downi(?!\p{L}*\s+syndr) downy(?!\p{L}) mongol(?:i|ow|em)?(?!\p{L}) upoled lewactw lewac(?:k|y)(?!\p{L}*\s+str) katotalib podludz podgatun
  ras[ay]\s+(?:panow|bial|wyzsz|nizsz) bial[aey]j?\s+ras[ay] czystosc\s+ras do\s+gazu(?!\p{L}) zboczenc\p{L}*\s+(?:homo|lgbt|teczow) teczow\p{L}+\s+zaraz
`)

const against = `(?:${againstGroups.join('|')})`
const englishGroups =
  '(?:foreigners|immigrants|migrants|refugees|gyps(?:y|ies)|roma|muslims|ukrainians?|russians|arabs?|jews?|blacks|africans|asians|indians|gays|lesbians|disabled (?:kids|children)|autistic (?:kids|children))'
const englishAgainst =
  "(?:go home|go back|get out|out of (?:our|this|here)|dirty|filthy|disgusting|animals|steal(?:ing)?|thieves|not welcome|(?:do not|don['’]t) belong|should(?:n['’]t| not)? (?:be|go|stay|leave)|send them|deport|taking (?:our|places|over)|ruin(?:ed|ing)?)"

/** Contempt for a group of people. */
export const hate = [
  rule(String.raw`(?<!\p{L})${groups}(?!\p{L})[^.!?\n]{0,60}(?<!\p{L})${against}`),
  rule(String.raw`(?<!\p{L})${against}(?!\p{L})[^.!?\n]{0,50}(?<!\p{L})${groups}(?!\p{L})`),
  stems(...slurs),
  starred('pedaly', 'pedal', 'ciapaty', 'czarnuch', 'zydek', 'brudas'),
  stems(
    'жид(?:и|ів|ва)',
    'цигани\\s+(?:крад|бруд)',
    ...listed('москал пшек нігер чорномаз чорножоп чурк хохл хохол кацап узкоглаз вузькоок підар підор педик гомик нацмен'),
    '(?:поляк|українц|росіян|ром|циган|араб|мусульман|біженц)\\p{L}*[^.!?]{0,40}(?:геть|забирай|вертайт|повертайт|брудн|крад|смерд|не\\s+місце)',
  ),
  words(
    `${englishGroups}[^.!?]{0,40}${englishAgainst}`,
    `(?:dirty|filthy|bloody|no|too many|send|deport) (?:the |those |these )?${englishGroups}`,
  ),
]
