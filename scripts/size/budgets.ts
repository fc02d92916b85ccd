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
  entry: 311,
  publicEntry: 98,
  calculator: 163,
  routes: {
    ArchiveScreen: 312,
    CreateReleaseScreen: 353,
    DashboardScreen: 316,
    EditReleaseScreen: 343,
    EditorialQueueScreen: 314,
    ForgotPasswordScreen: 311,
    LoginCallbackScreen: 312,
    LogoutScreen: 312,
    NoStaffScreen: 311,
    OpenReleaseScreen: 311,
    PartnerEditorScreen: 322,
    PartnersScreen: 313,
    RedirectFromLegacyScreen: 312,
    RegisterScreen: 316,
    ReleaseDetailsScreen: 312,
    ReviewScreen: 314,
    SendActivationScreen: 312,
    SettingsScreen: 322,
    SocialCallbackScreen: 312,
    SubmittedScreen: 312,
    VerifiedScreen: 312,
  },
  files: 16,
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
