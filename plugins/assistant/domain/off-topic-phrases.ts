/** Words of child care: a text with one of them is about nothing else, unless it gives orders or looks for work. */
export const careWords = `
  żłob*|złob*, przedszk*|przeczk*|pszedszk*, klub|klubu|kluby|klubik* malucha|dziecięc*?, zerówk*, opiekun*|niani*, dziec*|dziećmi, malucha|maluch|maluszk*, montessori, синочк*,
  садок|садка|садку|садки|садочок|садик*|садік*, ясла|ясел|яслах, дитин*|дітей|дітьми, nurser*, kindergar*, preschool*, creche*, daycare, childminder*, child|children|toddler*`

/** Orders to a machine, whatever else the text contains. */
export const orderPhrases = `
  zignoruj|ignoruj|zapomnij|pomiń … instrukcj*|poleceni*|zasad*|reguł*|ograniczeni*, zignoruj|ignoruj|zapomnij|pomiń o|swoje|swoich|wszystkie|poprzednie? instrukcj*|poleceni*|zasad*|reguł*|ograniczeni*,
  jesteś teraz|odtąd, od teraz jesteś, udawaj|udawać że|ze, odpowiadaj jak|jako, zachowuj się jak, wciel się,
  system|systemowy prompt|prompta|prompt*, prompt|prompta, swój|swoje|swoich|twój|twoje|twoich prompt|instrukcje|instrukcji|zasady|hasło,
  baza|bazę|bazy|baz danych, hasła|hasło|haseł użytkownik*|admin*|z|do|administrat*, wypisz|pokaż|podaj hasł*,
  napisz|ułóż|wymyśl|stwórz|wygeneruj mi|nam|krótki|krótką|jakiś|fajny|ładny? wiersz*|wierszyk*|rymowank*|piosenk*|bajk*|opowiadani*|wypracowani*|esej*|referat*|list|żart*|dowcip*|skrypt*|kod|program|aplikacj*|artykuł*|rozprawk*|przemówieni*|życzeni*|obraz*,
  napisz … pythonie|python|javascript|java|php|html|kod, przetłumacz|przełóż na|to|mi|zdanie|tekst, opowiedz|powiedz|znasz mi|nam? żart|dowcip|kawał, oblicz, policz|rozwiąż zadanie|równanie, streść|streszcz,
  select … from, drop|delete|insert|truncate table|from|into, script alert, javascript void|alert, union select, curl http*,
  ignore|disregard|forget|bypass|override … instruction*|rule*|prompt|guideline*|polic*, ignore|disregard|forget|bypass|override your|all|previous|the|above|prior? instruction*|rule*|prompt|guideline*,
  you are|re now, from now on you, pretend to|that|you, act as|like a|an|my|if, system prompt, developer|jailbreak|dan mode, jailbreak*, your instructions|prompt|rules,
  show|list|dump|reveal|print me|all|the? database|passwords|password|users, reveal your|the,
  write|compose|create|generate|make me|us|a|an|short|some? a|an|short|python|small|simple? poem*|song*|story|stories|essay*|letter|joke*|code|script*|program|app|article*|haiku|speech|email, translate this|it|the|into|to|from, tell me|us a|another|some joke*|jokes|story, write … python|javascript|java|code, calculate|solve, summarize|summarise this|the,
  ігноруй|забудь|проігноруй … інструкці*|правил*|команд*, ігноруй|забудь|проігноруй інструкці*|правил*, ти тепер|відтепер, уяви|прикинься що, покажи|виведи базу|паролі|пароль|свій|свої даних|промпт|інструкції?, база|базу|бази даних, системний промпт,
  напиши|склади|придумай мені|нам|короткий|гарний? вірш*|пісн*|казк*|оповіданн*|твір|есе|реферат*|лист|жарт*|анекдот*|скрипт*|код|програм*, переклади на|це|мені, розкажи мені|нам? анекдот*|жарт*|казку, обчисли|порахуй`

/** Work that is looked for or offered: the directory has none. */
export const jobPhrases = `
  szukam|szuka|poszukuję|podejmę pracy|pracę|zatrudnienia|etatu !na w|jako|przy|dla >żłob*|przedszk*|klub*|opiek*|nauczyc*|pomoc*|niani*, szukam|poszukuję pracy $, szukam|poszukuję pracy jako|opiekun*|nauczyc*|niani*,
  ^ praca|pracę w|we|przy|jako|dla >żłob*|przedszk*|klub*|opiek*|nauczyc*|niani*|pomoc*, oferty|oferta|ogłoszenia|ogłoszenie|propozycje o? pracy|pracę, dam|podejmę|zatrudnię|zatrudnimy pracę|opiekun*|nauczyc*|niani*|pomoc*,
  chcę|chciałabym|chciałbym pracować w|jako|we, ile zarabia|zarabiają|zarabiam, zarobki|wynagrodzenie|pensja w|opiekun*|nauczyc*|dyrekt*, wyślę|wysłać cv, cv do, rekrutacja pracownik*|opiekunek|nauczyciel*, wolne etaty|wakaty, wakat*,
  ^ job|jobs|work|career|careers|vacancy in|at|for|as a|an|the? >nurser*|kindergar*|preschool*|creche*|teacher*|carer*|childminder*|daycare, looking for a|any? job|work|employment in|as|at, job|jobs offer|offers|vacancy|vacancies, hiring|we|are hiring? teacher*|carer*, salary|salaries of|for|in, nursery|kindergarten|preschool jobs|job, want|like to work in|at|as,
  шукаю|шукаємо роботу|роботи в|у|виховател*|нян*|як|помічник*, ^ робота в|у|для|виховател*|нян* >садку|яслах|дитсадку|садочку|вихователя|няні|вихователем, вакансія|вакансії, хочу працювати в|у|вихователем, скільки заробляє|заробляють, зарплата`

/** Subjects that have nothing to do with child care, in texts without a word of it. */
export const foreignPhrases = `
  pogoda|pogody|pogodę|prognoza|prognozę !z|na|w|we?, jaka jest|będzie|jutro|dziś|dzisiaj|dzis? pogoda, czy będzie|bedzie padać|deszcz|śnieg|padać*,
  przepis|przepisy na, jak ugotować|upiec|usmażyć, kurs|kursy|cena|notowania bitcoin*|walut*|euro|dolara|złota|akcji|franka, bitcoin*|kryptowalut*|ethereum|blockchain, kredyt|kredytu|pożyczk*|chwilówk*|lokat* hipoteczn*|gotówkow*|bez|online?,
  mieszkanie|mieszkania|pokój|kawalerka|dom|działka|garaż do|na wynajęcia|wynajem|sprzedaż|sprzedania, wynajmę|kupię|sprzedam|sprzedaję, wynik|wyniki meczu|lotto|totolotka|wyborów|losowania, lotto|totolotek, mecz|meczu|ekstraklas*|liga|ligi mistrzów,
  kto wygrał|wygra|jest prezydentem|premierem|królem|papieżem, wybory|sejm|prezydent|polityk*, hotel|hotele|hostel|noclegi|nocleg|wczasy|lot|loty|bilety|bilet w|we|do|nad|na|tani*|kraków|warszawa|gdańsk? w|do|na?, tani|tanie hotel|hotele|loty|bilety|noclegi,
  rozkład jazdy, pizza|pizzeri*|restauracj*|kebab|sushi, fryzjer*|kosmetyczk*|paznokci*|mechanik|hydraulik*|dentyst*|stomatolog*|weterynarz*|notariusz*|prawnik*|adwokat*, lekarz|ginekolog|kardiolog|dermatolog, samochód|samochody|auto używan*|na|do?, części samochodow*, film|filmy|serial|seriale|netflix, tekst piosenki, horoskop*, tłumacz|słownik polsko|angielsk*|google, stolica|stolicą polski|francji|niemiec|włoch|hiszpanii|jest, ile jest|to … razy|plus|minus, randk*|seks*|porn*, karta|karty|kartę pobytu, paszport*, dowód osobisty,
  weather|forecast in|for|today|tomorrow?, recipe|recipes for|of?, how to|do cook|bake|fry|fix|lose|make, bitcoin*|crypto*|ethereum|stock|stocks price|prices|market, flat|apartment|apartments|house|room|rooms for|to rent|sale|let, cheap flights|hotels|hotel, hotel|hotels|hostel|flights|flight in|to|near, who won|is|s the? president|election|elections|match|game|prime|king|queen, football|soccer score|scores|results, lottery, movie|movies|netflix, horoscope*, capital of, dentist|plumber|hairdresser|lawyer|mechanic, restaurant*|pizza, residence|residency permit|card, karta pobytu, visa|passport application|renewal?, sex|porn|dating,
  погода|прогноз|погоду, рецепт|рецепти, як приготувати|зварити|спекти, курс долара|євро|злотого|біткоїна|валют, біткоїн*|криптовалют*, квартира|квартиру|кімната|кімнату в|на|зняти|здам? оренду, зняти|здам|куплю|продам квартиру|кімнату|авто, хто виграв|президент, готель|готелі|квитки, розклад автобусів|поїздів, ресторан*|піца|піцерія, стоматолог*|перукар*|адвокат*, фільм*|серіал*, гороскоп*, столиця, карта|карту|карти побиту, паспорт*`
