/**
 * As version 1 of this site has written them: never change a letter. People keep such links, and results
 * find their assignment by its name.
 */
export const FROZEN = {
  assignment:
    '{"noughtbook":"assignment","version":1,"title":"Forks & «ё»","order":"shuffled","tasks":[{"kind":"fork","version":1,"params":"..XX.O..Ox","text":"**Look** closely: “X”.","points":2,"hints":1,"attempts":3,"feedback":"at-once"},{"kind":"find-five","version":1,"params":"11x11.UGCGADQAOCIDCGABECALEKMDWBQIOJEAAM~o","text":"","points":1,"hints":0,"attempts":0,"feedback":"at-end"},{"kind":"fill-tree","version":1,"params":"OO.XXOX..o~x~askers","text":"","points":3,"hints":3,"attempts":1,"feedback":"at-once"}]}',
  name: '460021cf104406c7',
  work: '{"noughtbook":"work","version":1,"assignment":"460021cf104406c7","pupil":"7","claimed":3,"tasks":[[0,["0",9]],[0,["4.3",10]],[0,["npnpn",11]]]}',
  /** What stands in links behind `#a=` and `#r=`. */
  assignmentCode:
    '1.ddAxbsJAEAXQq1i_SGEtKzZ02xlDEAnIoohiKUph8Bgsm120uyBHCMQV0icnyBHScYNcgZNEJBIQBN1MMfPfzBJKz8cTN9S6gERibT5WU1IODAsyNtcKUjC43JUEiTttCuvdeNvP77ftFxi0SclAwk7mWVZSCgaX2MJCPi9R5CqFRKZNcbZvlphkaiHBeRzziPOo2k9S5SDh-z2tC9_3RqW2VL5Kb7d5j3ebDw6Gmc6Vs5C3DJO_SjAkztF0tm8aDBlROkxGv_e4mlYjwoodMblKa1m-oGsiISoh-GMn7AStQRCF3VbYCZrtMOi1H_qtp-agG923g6C_1kfxiUscXPVTV_3cRSr9zyrLmjN0lRVFPI6jmHO9rtaJLcjYi_mNQ37jNF9c_svL6gd2pMQ9',
  workCode:
    '1.NcdBDsIgEAXQu_z1xMxYUiNXISwqYiW0AylUF8a7G03cvfeCln2-90spGRbPsmUQHnFrqSisEKbW0qxr1A4LMzIfJdyEjeExnECoe00LLL4Oy5TWeIUdCH1qucE6x-TAoLP39LM5DCDhf7VqVZCI9_79AWhjuGI',
} as const;
