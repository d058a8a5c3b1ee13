/** Known common passwords of 8 characters and more, in lower case. Source: the frequency list of zxcvbn (MIT), its first 1,500 of that length. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `
0.0.0.000 00000000 01011900 01011910 01011960 01011970 01011974 01011975 01011977 01011978 01011979 01011980 01011981 01011982 01011983 01011984
01011985 01011986 01011987 01011988 01011989 01011990 01011991 01011992 01011993 01011994 01011995 01011999 01012000 01012001 01012010 01012011
01020304 01021990 01031985 01031988 01031989 01041985 01041988 01061986 01061990 01071986 01081989 01091987 01091989 01121986 01121988 02011980
02011981 02011982 02011983 02011984 02011985 02011986 02011987 02011988 02011989 02021973 02021976 02021979 02021981 02021982 02021983 02021984
02021985 02021986 02021987 02021988 02021989 02021990 02031977 02031979 02031980 02031981 02031982 02031984 02031985 02031986 02031987 02031988
02031989 02041974 02041975 02041979 02041980 02041981 02041982 02041983 02041984 02041985 02041986 02041987 02041988 02041989 02051973 02051976
02051978 02051980 02051981 02051982 02051983 02051984 02051985 02051986 02051987 02051988 02051989 02061980 02061982 02061983 02061984 02061985
02061986 02061987 02061988 02061989 02071978 02071979 02071980 02071981 02071982 02071983 02071984 02071986 02071987 02071988 02071989 02081977
02081980 02081982 02081983 02081984 02081985 02081986 02081987 02081988 02081989 02091980 02091981 02091983 02091984 02091985 02091986 02091987
02091989 02101979 02101981 02101983 02101984 02101985 02101986 02101987 02101988 02101989 03031986 03041986 03041991 03082006 04041988 04041991
05051985 05051987 05051989 06061986 07071987 07091990 08031985 08031986 08051990 08081988 08121986 09051945 10011986 10011990 10031988 10051987
10071987 10101986 10101990 10203040 1029384756 11051987 11051990 11061985 11081989 11111111 111111111 11112222 11121986 111222333 11223344 1122334455
11235813 1123581321 12011987 12021988 12031985 12031987 12051988 12121985 12121990 12131415 12312312 123123123 1232323q 123321123 12341234 12344321
123454321 1234554321 123456123 123456654321 12345678 123456789 1234567890 1234567890a 1234567890q 1234567891 12345678910 123456789a 123456789q
123456789s 123456789z 12345678a 12345678q 12345679 1234567a 1234567q 123456aa 123456qw 123456qwe 123456qwerty 123456ru 12345qwe 12345qwert 1234abcd
1234asdf 1234qwer 12365478 123654789 12369874 123698745 123789456 123qq123 123qwe123 123qweasd 123qweasdzxc 123qwerty 12qw12qw 12qw34er 12qwaszx
13021990 13031987 13041987 13041988 13061986 13121985 13243546 134679852 135792468 1357924680 14021985 14021986 14061991 14111986 14725836 147258369
147852369 14789632 147896325 15011987 15021985 15051981 15051990 15101986 15426378 16051987 16051989 16121987 17011987 17051988 17061988 18011987
18061990 18091985 18436572 19061987 19101987 19283746 192837465 19411945 1a2b3c4d 1a2s3d4f 1passwor 1q2w3e4r 1q2w3e4r5 1q2w3e4r5t 1q2w3e4r5t6y
1qa2ws3ed 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 1x2zkg8w 1z2x3c4v 20031987 20051988 20061988 20091988 20091991 20111986 21011989 21031987 21031988 21031990
21051988 21051991 21101986 22011988 22021986 22021989 22031984 22041987 22041988 22071986 23021986 23041987 24011985 24061986 24111989 25031987
25041988 25081988 25091987 25121987 25800852 25802580 26031988 26061987 27061988 28011987 28021990 28021992 28041987 29011985 29051989 29071983
30031988 30041986 30051985 31011987 31415926 321654987 45m2do5bs 4815162342 50spanks 73501505 74108520 741852963 78945612 789456123 7894561230
7ugd5hip2j 87654321 8j4ye3uz 9293709b13 963852741 987456321 987654321 a1234567 a12345678 a123456789 a1b2c3d4 a1s2d3f4 aa123456 aardvark abc12345
abcd1234 aberdeen abnormal abrakadabra access14 achilles adgjmptw admin123 administrator agent007 airborne airforce airplane albatros alejandr
aleksandr aleksandra alessandro alexande alexandr alexandre alphabet amateurs america1 amsterda amsterdam anaconda anastasi anastasiya andromed
andromeda andyod22 angel123 anhyeuem antelope anthony1 apollo13 apple123 applepie aquarius argentin armagedon armstron arsenal1 asdf1234 asdfasdf
asdfgh01 asdfghjk asdfghjkl asdfzxcv asdqwe123 aspirine assassin asshole1 assholes atlantis australi avalanch azsxdcfv babyblue babydoll babyface
babygirl babylon5 babylove backdoor balloons barbados barcelon barcelona barefoot baritone barselona baseball baseball1 basketba bcfields bearcats
beautifu beefcake bergkamp bigballs bigblock bigboobs bigbooty bigdaddy bigmoney bigpoppa billybob billyboy binladen bismillah blackbir blackcat
blackdog blackhaw blackjac blackjack blackout blahblah blessing blink182 blizzard blueball bluebell bluebird blueeyes bluefish bluemoon bluesman
bobafett bobdylan bollocks bonehead bookworm boomboom borabora borussia brandon1 brighton broncos1 brooklyn brucelee buckeyes buckshot budapest
buddy123 buddyboy budlight budweise buffalo1 bulldog1 bulldogs bullfrog bullseye bullshit bunghole buttercu butterfl butterfly butthead butthole
cadillac caliente californ caligula calimero callisto cambiami cameltoe cameron1 candyman cannabis capricor capricorn capslock captain1 cardinal
carlitos carnival carolina carpedie carpente casanova cassandr catherin catwoman cavalier cbr900rr cdtnkfyf cerberus cfitymrf chainsaw champion
changeme chargers charles1 charlie1 charlott charlton checkers chelsea1 cherokee cherries cheshire chester1 chevelle chevrole chevrolet cheyenne
chicago1 chicken1 chickens chipmunk chocolat choochoo chris123 chrisbln christia christin christma christop chrysler chuckles cinnamon cjkysirj
clarinet classics claymore cleopatr clevelan clippers clitoris cnfybckfd cocacola coldbeer coldplay colombia colorado coltrane comanche commando
computer computer1 concorde concrete consumer cooldude coolness corleone corvette cosworth coventry cowboys1 crazybab creampie creative cricket1
crjhgbjy crusader crystal1 cutiepie cygnusx1 dannyboy darkangel darklord darkness darkside darkstar david123 dbrnjhbz deadhead deadpool death666
deepthroat deeznuts deeznutz defender deftones derparol designer devil666 devildog dfktynby dfktynbyf diamond1 diamonds dietcoke digital1 dilligaf
dingdong dinosaur dirtbike discover dkflbckfd dkflbvbh doberman dodgeram dodgers1 doghouse dogpound dolphin1 dolphins dominion dontknow doomsday
doughboy dragon12 dragon123 dragonba dragonball drowssap drpepper drummer1 dthjybrf dutchess dynamite earnhard eastside eastwood eclipse1 eggplant
einstein ekaterina elcamino eldorado electric electron elephant elizabet elizaveta enforcer engineer enterpri enterprise ericsson eternity evangelion
everlast excalibu excalibur explorer f00tball fairlane fandango fantasia fantomas farscape fastball fearless ferrari1 fgtkmcby fireball firebird
firefigh firewall fishbone fishhead fishing1 fktrcfylh fktrcfylhf flamingo flexible florida1 flounder football football1 fordf150 formula1 forsaken
foxylady francesc francisc freckles freebird freedom1 freefall freepass freeuser front242 frontier fullmoon fussball fyfcnfcbz fyfnjkbq fyutkbyf
gabriel1 gabriell gamecube gameover gandalf1 gangbang gangster garfield gargoyle gateway1 gatorade gbhfvblf genesis1 geronimo gesperrt getmoney
gfhjkm123 gfhjkmgfhjkm ghbdtn123 ghbdtnbr ghblehjr ghbywtccf ghjcnjgfhjkm ghjcnjnfr ghjuhfvvf ghostrider gladiato gladiator gn56gn56 godfathe
godfather godsmack godzilla goldfish goldstar goldwing golfball good123654 goodluck goodtime gordon24 gotohell greatone green123 greenbay greenday
greeter1 greeter123 gtnhjdbx guardian guinness halflife handball handyman hannibal happy123 happyday hardcore hardrock harrypotter hawaii50 hawaiian
hawkeyes hayabusa heather1 hedgehog heineken hellfire hello123 hellyeah hercules hetfield highbury highheel highland highlander hollywoo holyshit
honeybee hongkong honolulu hooligan hoosiers hotstuff hounddog hurrican hyperion icecream icehouse idontkno idontknow ihateyou illusion iloveyou
iloveyou1 iloveyou2 immortal infiniti infinity insomnia inspiron internet intrepid intruder inuyasha irishman islander istanbul iverson3 jackass1
jackson1 jackson5 james007 james123 jamesbon jamesbond jasmine1 jayhawks jefferso jellybea jessica1 jiggaman johannes johncena johndeer johngalt
johnson1 jordan23 josephin just4fun justdoit juventus kakashka kamikaze kangaroo karolina katarina katerina kawasaki kazantip kcj9wx5n kenworth
keyboard keystone killbill killer12 kingfish kingkong kingston kissmyass kittycat kittykat kjrjvjnbd kleopatra knickers knockers knuckles konstantin
kordell1 koroleva krasotka labrador lacrosse lakeside lalakers lancelot lasvegas leavemealone leedsutd lemonade letmein1 letmein2 lifehack lightnin
lightning lineage2 lionking liverpoo liverpool logitech lokomotiv lollipop lollypop lonestar lonewolf longdong longhorn longjohn lovelife loverboy
lowrider luckydog macdaddy madison1 magician magicman mailcreated5240 majestic makaveli maksimka mamapapa manchest manchester mandarin mandingo
maradona marathon marcello margarit marijuana mariners marines1 marino13 mariposa marlboro marseille maryjane masamune master12 matthew1 matthias
maverick maxwell1 mazafaka mazda626 mazdarx7 meatball meathead meatloaf mechanic megadeth megapass megatron melissa1 meowmeow mephisto mercedes
meridian mersedes metallic metallica michael1 michael2 michigan microlab microphone microsof microsoft midnight millwall minecraft mischief misfit99
mistress mollydog monalisa money123 moneyman mongoose monkey12 monkey123 monkeybo monopoly monster1 montgom240 montreal moonbeam moonligh moonlight
morpheus mortgage mortimer motherlode motorola mountain mudvayne multiplelo munchkin mushroom musicman mustang1 mustang6 mustangs mypassword nascar24
nautilus ncc1701a ncc1701d ncc1701e nebraska netscape nevermind newcastl newpass6 newyork1 nintendo nirvana1 nokia6233 nokia6300 nokian73 noname123
nostromo nuttertools nwo4life nygiants oblivion obsidian operator overkill overlord p0015123 p@ssw0rd p@ssword pa55w0rd pa55word packers1 paintbal
paintball pakistan pallmall palmtree panasoni panasonic pantera1 panther1 panthers pantyhos papillon paradigm paradise paramedi pasadena pass1234
passport passw0rd passw0rd1 passwor1 password password! password1 password12 password123 password2 passwords passwort patrick1 patriots pavilion
peaches1 pearljam peekaboo penguin1 penguins penthous peterpan pharmacy philippe phillies phoenix1 pianoman pineappl pineapple pingpong pinkfloy
pinkfloyd pipeline piramida platinum platypus playboy1 playstat playstation playtime plymouth poiuytrewq pokemon1 polniypizdec0211 poohbear pool6123
poontang porkchop porsche1 porsche9 portland portugal poseidon preacher precious predator presario presiden princess princess1 pringles private1
pumpkin1 pumpkins punisher punkrock q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 q2w3e4r5 qawsedrf qazwsx12 qazwsx123 qazwsxed qazwsxedc qazwsxedc123 qazwsxedcrfv
qazxswedc qwe123qwe qweasd123 qweasdzxc qwer1234 qwerasdf qwert123 qwert12345 qwerty11 qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qwertyui
qwertyuio qwertyuiop r2d2c3po radiohea radiohead ragnarok raiders1 rainbow1 rainbow6 raistlin rammstein rangers1 rasputin rastaman realmadrid rebecca1
reckless redalert redbaron reddevil reddwarf redskins redwings remingto renegade revolver rfnthbyf rfvfcenhf rhbcnbyf rhfcjnrf rhjrjlbk rhtdtlrj
richard1 rightnow rjhjktdf rjirfrgbde rjycnfynby roadkill roadking roadrunn roadster robotech robotics rockford rockhard rockstar rolltide romashka
rootbeer runescape rush2112 sailboat salamander salasana samantha samsung1 sandiego sandrine sapphire saratoga sasha_007 satan666 sausages scarface
scoobydo scoobydoo scooter1 scorpio1 scorpion scotland scrabble screamer seahawks sebastia security seinfeld seminole semperfi senators sentinel
septembe serenity sersolution shamrock shaney14 shannon1 sherlock shitface shithead showtime sidekick silverad simpsons sinister sithlord skittles
skorpion skywalke skywalker slamdunk slapshot slimshady slipknot slippery slowhand smackdow smashing smeghead smirnoff sneakers snickers snoopdog
snowball snowboar snowboard snowflak snuggles soccer10 soccer12 socrates softball software sojdlg123aljg solitude sonyericsson soso123aljg soulmate
southpar southpark spaceman spanking spartan1 spartans specialk spectrum spencer1 spiderma spiderman spitfire splinter spongebo spongebob sprinter
squirrel srinivas stallion stanislav starbuck starcraf starcraft stardust starfire starfish stargate starligh starship startrek starwars starwars1
steelers stephani stephen1 stingray stocking stonecol stonecold stranger strawber strawberry stripper success1 summer99 sundance sundevil sunflowe
sunflower sunnyday sunshine sunshine1 super123 superfly superman superman1 supersta superstar survivor svetlana sweetnes sweetness sweetpea swimming
swingers swinging swordfis swordfish syncmaster syracuse tacobell talisman tarheels tazmania technics teddybea teddybear telephon temppass terminat
terminator terrapin test1234 testing1 testpass thailand thanatos thankyou thedoors thegreat thirteen thisisit threesom thuglife thunder1 thunderb
tiberius tiffany1 tiger123 tinkerbe tinkerbell titanium titleist tkbpfdtnf tokiohotel tomahawk tommyboy tottenha tottenham translator traveler
treasure trfnthbyf triangle trinitro trombone trouble1 trucking truelove trustno1 tunafish turkey50 twilight ultimate umbrella underdog undertak
undertaker universa username vacation valentin valentina valhalla valkyrie vanguard vanhalen vasilisa vendetta verbatim veronika vfhufhbnf vfitymrf
vfrcbvrf vfvfgfgf viewsoni viewsonic vikings1 viktoria viktoriya violetta vjqgfhjkm vkontakte vladimir vladislav volkswag voyager1 vsjasnel12 wanderer
warcraft wareagle warhammer warrior1 warriors washingt waterloo webhompas webmaste webmaster welcome1 welcome123 werewolf westside westwood wg8e3wjf
whatever whatever1 whiskers whistler whiteboy whiteout whitesox whocares wildbill wildcard wildcats wildfire wildwood william1 windmill windsurf
winston1 wishbone wolfgang wolfpack wolverin wolverine woodland woofwoof wordpass wp2003wp wrangler wrestlin wrinkle1 yamahar1 yankees1 yankees2
yeahbaby yfcntymrf yjdsqgfhjkm yogibear yosemite z1x2c3v4 zachary1 zanzibar zaq12wsx zaq1xsw2 zaqxswcde zeppelin zerocool zildjian zxasqw12 zxcasdqwe
zxcasdqwe123 zxcv1234 zxcvbnm1 zxcvbnm123
`
    .trim()
    .split(/\s+/),
);
