import type { QuestionTopic } from '#core/search/reading/meaning.ts'

/** Topic of a phrase; `meal-price`: what meals cost; `closures`: days on which a facility is closed, which no source states. */
export type PhraseTopic = QuestionTopic | 'meal-price' | 'closures'

/** Phrases of one topic, as patterns (`pattern.ts`). */
export interface QuestionPhrases {
  readonly topic: PhraseTopic
  /** Phrases that ask for a fact wherever they stand. */
  readonly asks: string
  /** Phrases that ask for a fact where the text names a facility. */
  readonly named?: string
  /** Words that name the topic where the whole text is a question about one facility. */
  readonly words: string
}

// Kinds of facilities as they stand in the singular, so that the text is about one.
const kind =
  'przedszkole|żłobek|żłobeczek|klub|klubik|punkt|placówka|zerówka|садок|садочок|садік|садик|дитсадок|ясла|nursery|kindergarten|preschool|creche|daycare'
const inKind = 'przedszkolu|żłobku|żłobeczku|klubie|klubiku|punkcie|placówce|садку|садочку|садіку|садику|дитсадку|яслах'
const ofKind = 'przedszkola|żłobka|klubu|klubiku|punktu|placówki|садка|садочка|садіка|садика|дитсадка|ясел'
/** Words after which a noun at the end of a text is a part of a wish: `aplikacja na telefon`, `dobre opinie`. */
const wish =
  '<na|w|we|przez|bez|z|ze|do|i|od|za|dobre|dobra|najlepsze|najlepsza|wysokie|wysoka|super|pozytywne|świetne|tania|niska|good|best|great|high|with|no|low|з|із|без|на|хороші|добрі|найкращі|гарні|високий'
/** Words after the kind of a facility that is looked for: `przedszkole z ogrodem`. */
const unnamed =
  '!z|ze|na|w|we|gdzie|które|który|która|dla|do|od|blisko|koło|przy|obok|bez|najlepsz*|najtańsz*|najbliż*|publiczn*|prywatn*|językow*|з|із|для|у|в|біля|with|in|near|for|that'
const meals = 'wyżywieni*|obiad*|posiłk*|jedzenie|jedzenia|catering*|харчування|обід|обіди|їжа|meal|meals|food|lunch|lunches'

/** The phrases in which parents ask about a facility, in Polish, Ukrainian and English, by topic. */
export const questionPhrases: readonly QuestionPhrases[] = [
  {
    topic: 'price',
    asks: `
      ile kosztuje|kosztują|kosztowałby|kosztowałoby miesięcznie|miesiąc|pobyt|opieka|czesne|teraz? miesięcznie|w|we?,
      ile się? płaci|płacą|płacicie|płacę|zapłacę|trzeba się? płacić|zapłacić? miesięcznie? za|w|we?,
      ile wynosi|wynoszą|jest|bierze|biorą miesięczne? czesne|opłata|opłaty|wpisowe|abonament w|we|za?, po ile jest|są?,
      jaka|jaki|jakie jest|są|ma|mają|macie? cena|ceny|cennik|opłata|opłaty|koszt|koszty|czesne|wpisowe|stawka|stawki ma|mają|są|jest|za|w|we?,
      cennik|cennika !do, cena|ceny|opłaty|opłata|koszt|koszty|czesne|wpisowe w|we|za >${inKind}, czesne|opłaty|ceny >${ofKind},
      ${wish} ceny|opłaty|czesne $, ^ ceny|opłaty|czesne >${kind}, czy >${inKind}|${kind} … jest płatn*|bezpłatn*|darmow*,
      скільки коштує|коштують|платять|платити місяць|в|у|за?, скільки треба|потрібно платити|заплатити за|в|у?, почім,
      яка|який|які є? ціна|ціни|вартість|оплата|плата в|у|за?, ${wish} ціна|ціни|вартість $,
      how much is|are|does|do|for|would|will it|the? cost?, how much … cost|costs|charge,
      what|which is|s|are the|your|their? monthly? price|prices|cost|costs|fee|fees|tuition of|for|at|in?, price|prices|fees|tuition|cost of|at`,
    words: `cena|ceny|cenę|cen|cenie|cennik*|koszt|kosztem|koszty|kosztów|kosztuj*|kosztow*, opłata|opłaty|opłat|opłatę|opłatach|opłacie|odpłatn*, czesne|czesnego|wpisow*,
      płaci|płacić|płacimy|płacicie|płatność|płatności|płatne|płatny|płatna|zapłacę|zapłacić|bezpłatn*|darmow*, zł|złotych, drogo|tanio, zniżk*|rabat*|dofinansow*,
      price|prices|pricing|cost|costs|fee|fees|pay|paid|expensive|cheap|discount*|tuition|charge|charges, ціна|ціни|ціну|кошту*|вартість|вартості|оплата|оплати|оплату|плата|платити|платять|знижк*`,
  },
  {
    topic: 'meal-price',
    asks: `ile kosztuje|kosztują|płaci|wynosi się? za? ${meals} w?, cena|koszt|opłata|stawka|ceny|opłaty za? ${meals} w?, jaka|jaki jest cena|koszt|opłata|stawka za? ${meals} w?,
      скільки коштує|коштують ${meals} в|у?, ціна|вартість|плата за? ${meals} в|у?,
      how much is|are|do|does the? ${meals} cost?, price|cost of the? ${meals} at?, meal|meals fee|fees|price|prices|cost|costs, ${meals} cost`,
    words: '',
  },
  {
    topic: 'hours',
    asks: `
      o której godzinie? jest|są? otwier*|otwarcie|zamyk*|zamknięcie|zaczyna|zaczynają|zaczynacie|kończy|kończą|kończycie|startuje|czynne|czynny się?,
      o której można? przyprowadzić|odebrać|zostawić|przywieźć dziecko?,
      od której !grupy|klasy godziny? do? której? godziny? jest|są? czynn*|otwart*|pracuj*|działa|działają|funkcjonuj*?,
      do której !grupy|klasy godziny? jest|są? czynn*|otwart*|pracuj*|działa|działają|funkcjonuj*?,
      w? jakie|jakich|jaka są? godziny|godzinach|godzina otwarcia|pracy? jest|są|ma|mają|macie? czynn*|otwart*|pracuj*|działa|działają|funkcjonuj*?,
      godziny|godzin|godzinach otwarcia|pracy|działania|urzędowania|przyjęć, ${wish} godziny $, ^ godziny >${kind}|${ofKind},
      kiedy jest|są? otwierają|otwiera|otwieracie|otwarte|otwarty|czynne|czynny|zamykają|zamyka|zamykacie, jak długo jest? czynne|czynny|otwarte|otwarty|pracuje|działa,
      ile godzin jest? czynne|czynny|otwarte|otwarty|pracuje, czy jest|są czynn*|otwart* w|we|jutro|po sobot*|niedziel*|weekend*?,
      о котрій годині? відкрива*|відчиня*|зачиня*|закрива*|починає*|працює?, з|від|до котрої години? працює|працюють|відкрит*|відчинен*?,
      які|який є? години|графік|розклад|режим роботи|відкриття?, години|графік|розклад|режим роботи|відкриття,
      коли відкрива*|відчиня*|зачиня*|закрива*|працює|працюють, як працює,
      what|which time|hours … open|opens|close|closes until|at?, when|until do|does|is … open|opens|close|closes until|at?,
      opening|business|working hours|times of|for|at?, what are the|your? opening? hours of|for|at?, ${wish} hours $`,
    words: `godzin|godziny|godzinach|godzinami|godzina, czynn*|otwart*|otwarci*|otwier*|zamyk*|zamknięt*, o|od|do której, sobot*|niedziel*|weekend*,
      open|opens|opening|close|closes|closing|hours, saturday*|sunday*|weekends, годин|години|годинах|годину, відчин*|відкри*|працює|працюють|зачин*|закрива*, о|до|з|від котрої|котрій, субот*|неділ*|вихідн*`,
  },
  {
    topic: 'open-now',
    asks: `
      czy jest? teraz|dziś|dzisiaj|obecnie|aktualnie|już|jeszcze jest? otwart*|czynn*|zamknięt*|nieczynn*, czy jest otwart*|czynn* teraz|dziś|dzisiaj|jeszcze|już,
      czy !jest|są|macie … jest? teraz|dziś|dzisiaj|obecnie|aktualnie|już|jeszcze jest? otwart*|czynn*|zamknięt*|nieczynn*, czy !jest|są|macie … jest? otwart*|czynn*|zamknięt*|nieczynn* teraz|dziś|dzisiaj|jeszcze|już,
      чи є? зараз|сьогодні|ще відкри*|відчинен*|працює|працюють, чи відкри*|відчинен*|працює|працюють зараз|сьогодні|ще,
      чи !є … зараз|сьогодні|ще відкри*|відчинен*|працює|працюють, чи !є … відкри*|відчинен*|працює|працюють зараз|сьогодні|ще,
      is|are it|they !there open|closed right? now|today|currently?, is|are !there … open|closed right? now|today|currently, is|are !there … currently|still open|closed`,
    words: `teraz|dziś|dzisiaj|obecnie|aktualnie|już|jeszcze jest|są? otwart*|czynn*|zamknięt*|nieczynn*, jest|są? otwart*|czynn*|zamknięt*|nieczynn* teraz|dziś|dzisiaj|już|jeszcze,
      teraz|dziś|dzisiaj … otwart*|czynn*, ^ czy jest|są? otwart*|czynn* $, w tej chwili … otwart*|czynn*, otwart*|czynn* w tej chwili,
      open|closed right? now|today|currently, currently|still open|closed, is|are it|you open $, зараз|сьогодні|ще відкри*|відчинен*|працює|працюють, відкри*|відчинен*|працює|працюють зараз|сьогодні|ще`,
  },
  {
    topic: 'closures',
    asks: `czy !są|macie … czynn*|otwart*|pracuj* w|we wakacje|ferie|święta|majówkę, kiedy jest|są? przerwa|przerwy wakacyjna|świąteczna?, przerwa wakacyjna|świąteczna`,
    words: `wakacj*|ferie|feriach|ferii|święta|świętach|majówk*|dyżur*|przerwa|przerwy, dni wolne, dniach wolnych, holiday|holidays|vacation*|канікул*|свята|відпустк*`,
  },
  {
    topic: 'contact',
    asks: `
      jaki|podaj|podajcie|proszę|poproszę|potrzebuję|szukam|macie|znacie|ma jest|mi|o|ktoś|ktos? numer|numeru|nr telefonu|telefon|tel? do|w|dla?,
      numer|numeru|nr telefonu|telefon|tel|kontaktowy do|w|dla?, numer|nr do, jaki jest? telefon|kontakt|mail|email do|w|z?,
      proszę|poproszę|podaj o? telefon|kontakt|mail|email do|z?, telefon|tel|kontakt|mail|maila|email do, kontakt|kontaktu z !natur*|przyrod*|zwierz*, ^ telefon|tel|kontakt|mail|email,
      ${wish} telefon|tel|kontakt|mail|email $, jak mogę|można? się? skontaktować|dodzwonić|zadzwonić|napisać się? z|ze|do?, gdzie mogę|można? zadzwonić,
      dane kontaktowe, ^ телефон|контакт|контакти, ${wish} телефон|контакти $, номер телефону до?, який є? телефон|номер до|в|у?, телефон до|в|у, як зв'язатися|подзвонити|додзвонитися з|до?,
      phone|telephone|contact number|details|email of|for|to?, phone|telephone of|for|to, number of|for >${kind}, contact of|for|to, email address? of|for, how can|do|to i|we? contact|call|reach|phone, ${wish} phone|contact|email $`,
    words: `telefon|telefonu|telefonicznie|tel, zadzwoni*|dodzwoni*, numer|nr !domu|budynku, mail|maila|mailem|email|emaila, kontakt|kontaktu|kontaktować|skontaktować|kontaktow*,
      phone|telephone|call, contact|contacts, телефон|телефону|подзвон*|пошта|контакт*|зв'язат*`,
  },
  {
    topic: 'meals',
    asks: `
      jakie|jaka|jaki są|jest|mają|ma|macie? posiłki|jedzenie|wyżywienie|obiady|diety|dieta|kuchnia|menu|jadłospis mają|ma|są|jest|w|we?,
      co jest|dają|jedzą|dzieci|podają na? obiad|śniadanie|podwieczorek|dzieci w|we?, jadłospis|menu w|we >${inKind}, jadłospis|menu >${ofKind}|${kind}, ${wish} jadłospis|menu $,
      яке|які|яка є? харчування|їжа|обіди|меню|кухня в|у?, чим годують в|у?, що дають на? обід|сніданок,
      what food|meals|lunch|menu do|does|is|are, what … for lunch|breakfast`,
    words: `jedzeni*|jedzą, posiłk*|posiłek, wyżywien*, obiad*, śniadan*, podwieczor*, kuchni*, catering*, jadłospis*|menu, diet|dieta|diety|dietę|dietą|dietach|dietami, alergi*|uczulen*|nietoleranc*,
      wegetari*|wegańs*, gluten*|bezgluten*|laktoz*, karmi*, food, meal|meals, lunch*, breakfast*, kitchen, allerg*, vegetarian|vegan, lactose|dairy, харчуван*, їжа|їжу|годують, обід*, сніданок|сніданки, кухня|кухню|кухні, алергі*, дієта|дієти|дієту, вегетаріан*, кейтеринг*, меню`,
  },
  {
    topic: 'places',
    asks: `
      ile jest|ma|mają|macie|zostało|jeszcze? jeszcze? wolnych? miejsc jest|ma|mają|macie|zostało|jeszcze? wolnych? jest|zostało? w|we|ma?, liczba|ilość wolnych? miejsc w|we?,
      скільки є|ще? вільних? місць є|ще|залишилось? в|у?, how many free|available|open? places|spots|spaces|vacancies are|is|do|does? there|left|available? at?`,
    words: `miejsca|miejsc|miejsce|miejscami, places|vacanc*|spots|spaces, free|a|available place, місць|місця|місце, вільн*`,
  },
  {
    topic: 'age',
    asks: `
      od|do ilu lat|miesięcy|roku jest|są|można|dzieci? przyjmuj*|chodz*|zapis*?, od|do jakiego wieku przyjmuj*|można|jest|są|dzieci?, w jakim wieku dzieci|są|można? przyjmuj*|chodz*|są?, jaki jest? wiek dzieci?,
      dla jakiego wieku, jaka jest? grupa wiekowa, з|від якого віку|року приймають|приймаєте|беруть|можна?, з|від|до скількох|скільки років|місяців приймають|беруть?, якого віку діти,
      from|to|at what age, what|which age|ages do|does|is|are|can?, how old must|should|do|are|can children|kids?, minimum|maximum age for|at?`,
    words: `wiek|wieku|wiekow*, lat|latek|latk*|latki, roczn*|roczek, miesięcy|miesięczn*, age|ages|aged, year|years|month|months old, вік|віку|віком, років|роки|рочк*, місяців`,
  },
  {
    topic: 'languages',
    asks: `
      jakich|jakie|jaki|jakiego|ilu są|macie|mają? języków|języki|język|języka obcych|obce|obcego? uczą|uczy|uczycie|się|są|jest|mają|ma? w|we?, czy tam? uczą|uczycie,
      яких|які|якої|якій|якими є? мов|мови|мові|мовами вчать|викладають|вивчають|говорять|навчають|є? в|у?, чи вчать|викладають, what|which languages|language do|does|is|are`,
    words: `język|języka|języki|języków|językach|językiem|językow*, angielsk*|niemieck*|hiszpańsk*|francusk*|ukraińsk*|rosyjsk*|włosk*, dwujęzycz*, po polsku, language|languages, english|german|spanish|french|ukrainian|polish|russian|bilingual,
      мова|мови|мов|мову|мовою|мовами|мові, англійськ*|німецьк*|французьк*|іспанськ*|українськ*|польськ*|двомовн*`,
  },
  {
    topic: 'accessibility',
    asks: '',
    words: `niepełnosprawn*, wózka|wózki|wózkiem|wózku|wózków|wózek, dostosowan*|przystosowan*, dostępność|dostępności, winda|windy|windę, orzeczeni*, autyzm*|autysty*|spektrum, integrac*, terapi*|terapeut*, specjaln* potrzeb*, disab*, wheelchair, accessib*, autis*, special needs, lift|elevator,
      therapy|therapist*, інвалід*, візок|візка|візком|візку, ліфт*, аутизм*, інклюз*, інтеграц*, терапі*|терапевт*`,
  },
  {
    topic: 'groups',
    asks: `
      ile|ilu jest? dzieci|dzieciaków jest|są? w|na? grupie|grupach|oddziale|oddziałach?, jak duże|liczne|małe są? grupy|oddziały w?, ile jest|ma|mają|macie? grup|oddziałów jest|ma|mają|w|we?,
      jaka|jak jest? wielkość|liczebność|liczna|duża jest? grup|grupy|grupa w?, wielkość|liczebność grup|grupy w?, скільки є? дітей|груп в|у|є? групі|групах?, які великі|за групи,
      how many children|kids|groups are|is|per|in|at? there|a|each? group|class?, how big|large are|is the? groups|group|classes, group|class size|sizes at|in?`,
    words: `grupa|grupy|grupie|grup|grupach|grupę, oddziały|oddziałów|oddziale, ilu|ile dzieci, liczn*|liczebn*, group|groups, how many children|kids, class size, група|групи|групі|груп, скільки дітей`,
  },
  {
    topic: 'address',
    asks: `
      jaki jest|ma|mają? adres ma|jest|mają?, ^ adres, adres >${ofKind}|${kind}, ${wish} adres $, pod jakim adresem jest|się|znajduje|mieści?, na|przy|w jakiej|której ulicy|dzielnicy jest|się|znajduje|mieści?,
      gdzie się? dokładnie? znajduje|mieści się?, gdzie dokładnie jest|znajduje|leży, gdzie jest|leży >${kind} ${unnamed},
      jak dojechać|dojść|trafić|dojadę do?, яка|який є? адреса|адрес в|у|має?, ^ адреса, ${wish} адреса $, адреса >${ofKind}, де точно? знаходиться|розташован*|розміщен*, на якій вулиці, як доїхати|дістатися|дійти до|в|у?,
      what|which is|s the? address of|for?, address of|for, ^ address, ${wish} address $, where exactly? is|s !a|an|any|there|the|my|your, where exactly is, how do|can|to i? get|go to`,
    words: `adres|adresem|adresu, gdzie, dojazd|dojazdu|dojechać|dojadę|trafić, daleko|odległ*, blisko, dzielnica|dzielnicy, ulica|ulicy, address, where, far|distance|near, адреса|адресу|адрес|адресою, де, далеко|відстань, вулиця|вулиці`,
  },
  {
    topic: 'activities',
    asks: `
      jakie|jakich są|mają|ma|macie|prowadzą|odbywają|dzieci? się|mają? zajęcia|zajęć|atrakcje dodatkowe|dodatkowych? są|mają|ma|prowadzą|odbywają|macie|w|we? się|w|we?, lista zajęć,
      які є? додаткові? заняття|гуртки|секції є? в|у?, what|which extra|extracurricular? activities|classes|lessons are|do|does? there|they? at?`,
    words: `zajęcia|zajęć|zajęciach|zajęciami, rytmik*, taniec|tańca|tańce|taneczn*, sport|sportow*, basen*, activit*, lessons|classes|extracurricular, dance|dancing|swimming, занят*, гуртк*|гурток, танц*, басейн*`,
  },
  {
    topic: 'features',
    asks: `
      jakie są|ma|mają|macie? udogodnienia|warunki|wyposażenie|atuty są|ma|mają|w|we?, co oferuje|oferują, co ma|mają w ofercie,
      які є? зручності|умови|переваги, що пропонує|пропонують, what amenities|facilities do|does|are|is, what does … offer`,
    named: `
      czy w|we >${inKind} … jest|są|mają|ma|uczą|prowadzą|odbywają|dają, czy >${kind} … ma|mają|oferuje|prowadzi|zapewnia|organizuje|posiada|jest|uczy,
      чи в|у >${inKind} … є|мають|вчать|викладають, чи є в|у >${inKind}, чи має|мають >${kind}, чи >${kind} … має|є|пропонує,
      does … have|has|offer|offers|teach|provide|provides|serve|accept|speak, is|are there !a|an|any !${kind} … at|in the? >${kind}`,
    words: `udogodnie*|wyposażeni*|warunki, ogród|ogrodu|ogrodem|ogródek, plac|placu zabaw, parking*, kamery|kamer|kamera|kamerami, monitoring*, amenit*|facilities, garden, playground, camera*, сад|саду|садом, майданчик*, парков*, зручност*|умови`,
  },
  {
    topic: 'day-plan',
    asks: `
      jaki|jak jest|wygląda? plan|rozkład|harmonogram|rytm dnia w|we?, jak wygląda dzień w|we?, plan|rozkład|harmonogram dnia >${inKind}|${ofKind}|${kind}|w, ${wish} plan dnia $,
      o której godzinie? jest|są|mają|dzieci? leżakowanie|drzemka|drzemki|obiad|śniadanie|spacer|podwieczorek|ogród w|we?, який є? розпорядок|режим|розклад дня в|у?, розпорядок|режим|розклад дня в|у?, коли|о котрій є? обід|сон|сніданок|прогулянка,
      daily|day schedule|plan|routine|timetable of|at|in?, what|when time? is|s lunch|nap|breakfast|naptime time? at?`,
    words: `plan|rozkład|harmonogram|rytm dnia, leżakowan*|drzemk*|spanie|śpią, nap|naps|sleep, daily|day plan|routine|schedule, schedule|timetable, розпорядок|режим|розклад дня?, тихий час, сплять`,
  },
  {
    topic: 'recruitment',
    asks: `
      jak|kiedy mogę|można|trzeba|się? zapisać|zgłosić|zapisuje|zapisują się|dziecko|dzieci|syna|córkę? dziecko|syna|córkę? do|na >${ofKind}|zerówki, jak się? zapisać dziecko? do >${ofKind},
      kiedy|jak|do|od|czy kiedy|jest|są|trwa|trwają|ruszają|rusza|zaczyna|zaczynają|startuje|będzie|wygląda się|jeszcze? rekrutacja|zapisy|nabór do|na|w|we?, rekrutacja|zapisy|nabór do >${ofKind}, ${wish} rekrutacja|zapisy|nabór $,
      czy przyjmują|przyjmuje|przyjmujecie jeszcze? zgłoszenia|zapisy|nowe|nowych, коли|як|чи починається|починають|є|буде|проходить|триває? набір|запис|реєстрація до|в|у|на?, як записати|записатися|записатись дитину? до|в|у?,
      how do|can|to i|we? enrol|enroll|apply|register|sign up? my? child|kid|son|daughter? at|in|for|to?, when does|is|do … enrolment|enrollment|recruitment|registration|applications start|open|begin?, when does|is enrolment|enrollment|recruitment|registration`,
    words: `rekrutac*, zapis*, nabór|naboru|naborze, zgłosz*|zgłosić, przyjmuj*|przyjęci*, enrol*, apply, application*|admission*, recruit*|register*|registration, запис*, набір|набору, заявк*, прийма*|прийом`,
  },
  {
    topic: 'operator',
    asks: `
      kto jest? prowadzi|prowadzącym|właścicielem|właściciel|właścicielką|założył|zarządza|organem|organizatorem prowadzącym?, kim jest? właściciel|założyciel, do kogo należy, jaki jest? organ prowadzący, organ prowadzący,
      ${wish} właściciel $, хто керує|власник|засновник|утримує|володіє|відкрив, кому належить, who runs|owns|operates|manages, who is|s running|the? owner|operator|running of?`,
    words: `kto|kim to? prowadzi|jest|właściciel*, prowadzi|prowadzący|prowadzącego, właściciel*, organ prowadzący, publiczn*|prywatn*|państwow*|niepubliczn*|samorządow*|gminn*|miejsk*, fundacj*|stowarzyszen*, public|private|state, who runs|owns|operates|is, owner|operator,
      державн*|приватн*|комунальн*, хто керує|власник|засновник`,
  },
  {
    topic: 'staff',
    asks: `
      kto tam? pracuje|uczy|opiekuje się?, kto jest dyrektorem|dyrektorką|dyrektor|wychowawcą|nauczycielem|opiekunem, jaka jest? kadra|opieka w?, kadra w|we? >${inKind}|${ofKind}|${kind}, ${wish} kadra $,
      ile|ilu jest? opiekunek|opiekunów|nauczycieli|nauczycielek|pań|wychowawców|pracowników jest? w|na?, хто працює|директор|директорка|вихователь|вихователі|викладає в|у?, скільки вихователів|вихователів|няньок,
      who works|teaches|is|s teaching|working|the? director|head|headmistress|headteacher?, how many teachers|carers|caregivers|staff|educators`,
    words: `kadra|kadry|kadrę|personel*, kto pracuje|uczy|opiekuje, pracuje|pracują w|tam, opiekun*|nauczyciel*|wychowawc*|dyrekt*|pracowni*, staff|teacher*|carer*|director|headteacher, who works, вихователь|вихователі|вихователів|персонал*|директор*, хто працює`,
  },
  {
    topic: 'description',
    asks: `
      opowiedz|opowiedzcie|powiedz|powiedzcie|napisz|napiszcie mi? coś|cos|więcej|trochę? o|na >${inKind}|temat, co to za >${kind}, jakie|jaki|jaka jest >${kind} ${unnamed},
      co wiecie|wiadomo|wiesz o|na >${inKind}|temat, informacje|info o|na >${inKind}|temat, опис|інформація про?, розкажи|розкажіть|розповісти|розкажіть мені? про, що це за,
      tell me|us more|something|a? about|bit? about?, information|info about|on, what is|s … like $`,
    words: `opis|opisu|opisz, metoda|metody|metodą|metodę|profil|profilu|program|programu|pedagogi*, method|methods|approach|curriculum, метод|методика|методу|профіль, opowiedz|powiedz, jaka|jakie|jaki to, czym się wyróżnia, description|describe|about, опис|опиши|розкажи|розкажіть`,
  },
  {
    topic: 'website',
    asks: `
      jaka|jaką|jaki|podaj|macie|mają|ma|czy ma|jest|mają? adres|link|do? strony|strona|stronę internetow*|www|domow*? ma|mają|do?, strona|strony|stronę internetow*|www|domow*, link do strony, ${wish} strona|www|facebook|fb|instagram $, ^ www|facebook|instagram >${ofKind}|${kind},
      вебсайт|сайт, website|webpage|homepage|site of|for?, web site|page of|for?`,
    words: `strona|strony|stronę|stronie, www|facebook*|fb|instagram*, website|webpage|homepage, web page|site, сайт*|вебсайт*|фейсбук*|інстаграм*`,
  },
  {
    topic: 'opinions',
    asks: `
      opinie|opinia|opinii|recenzje|oceny rodziców? o|na temat?, jakie|jaka|jaką są|ma|mają|macie? opinie|oceny|recenzje|opinia|ocena|ocenę ma|mają|są|o|na|w? temat?, ^ opinie|recenzje >${kind}|${ofKind}, ${wish} opinie|recenzje|oceny $,
      co ludzie|rodzice|mamy|inni? myślą|sądzą|mówią|piszą|myślicie|sądzicie|uważacie o|na? temat?, czy warto, jak oceniacie|oceniają,
      відгуки|відгук|оцінки про|о, ${wish} відгуки|оцінки $, ^ відгуки, які є|має? відгуки|оцінки в|у|про|має?, яка є? оцінка|рейтинг в|у?, що кажуть|думають батьки|люди? про, reviews|review|opinions|opinion|ratings|rating of|for|about|on, ${wish} reviews|opinions|ratings $, ^ reviews|opinions,
      what do people|parents|others? think|say of|about, is|are !there … any|it? good|worth`,
    words: `opini*|ocen|ocena|oceny|ocenę|oceniaj*|recenzj*, poleca*|warto, review*|rating*|opinion*|recommend*, відгук*|оцінк*|рейтинг*|радите`,
  },
]
