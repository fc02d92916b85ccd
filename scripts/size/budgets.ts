/** The most that each thing may weigh, in kB (1000 bytes) of compressed JavaScript. Raised in a commit that says why. */
export interface Budgets {
  entry: number;
  /** Less than 100, whatever comes: visitors may be on a phone, far away (docs/decisions/0008). */
  publicEntry: number;
  calculator: number;
  routes: Record<string, number>;
  /** The most scripts that a screen may come in. */
  files: number;
  /** For every part that is not named in `parts`. */
  part: number;
  parts: Record<string, number>;
}

export const budgets: Budgets = {
  entry: 236,
  publicEntry: 96,
  calculator: 184,
  routes: {
    ArchiveScreen: 237,
    CreateReleaseScreen: 325,
    DashboardScreen: 241,
    EditReleaseScreen: 316,
    EditorialQueueScreen: 240,
    ForgotPasswordScreen: 236,
    LoginCallbackScreen: 237,
    LogoutScreen: 237,
    NoStaffScreen: 236,
    OpenReleaseScreen: 236,
    PartnerEditorScreen: 299,
    PartnersScreen: 289,
    RedirectFromLegacyScreen: 237,
    RegisterScreen: 290,
    ReleaseDetailsScreen: 237,
    ReviewScreen: 290,
    SendActivationScreen: 287,
    SettingsScreen: 296,
    SocialCallbackScreen: 237,
    SubmittedScreen: 237,
    VerifiedScreen: 237,
  },
  files: 13,
  part: 32,
  // What opens over the page brings the overlays of React Aria; calendars bring dates; lists bring collections.
  parts: {
    CartPopup: 68,
    ComboBox: 82,
    ConfirmDialog: 68,
    DateField: 58,
    DatePicker: 104,
    ImpersonationBar: 68,
    Menu: 65,
    Modal: 67,
    NumberStepper: 38,
    PhoneField: 84,
    Popover: 65,
    Select: 79,
    Table: 36,
    Tabs: 43,
    TagGroup: 60,
    TimePicker: 80,
  },
};
